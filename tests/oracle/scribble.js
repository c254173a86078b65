// Draws at random with the editor's own tools, as somebody would who tries them all, and gives the
// links that its menu makes of it. The same seed draws the same.

globalThis.scribble = (seed) => {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least, most) => least + Math.floor(random() * (most - least + 1));
  const pick = (list) => list[Math.floor(random() * list.length)];
  const chance = (part) => random() < part;
  const box = (id) => document.getElementById(id);
  const put = (id, value) => {
    if (box(id)) box(id).value = value;
  };
  // The editor itself stumbles now and then; what it has drawn by then still counts.
  const tried = (act) => {
    try {
      act();
    } catch (error) {
      stumbles.push(String(error));
    }
  };
  const stumbles = [];
  const squares = ["square", "sudoku", "kakuro"];
  const colours = ["#ff0000", "rgba(10,200,30,0.4)", "#123456", "rgba(255,255,255,0)", "#fff"];
  const letters = [..."1234567890abcxyzABCXYZ?!+-*/=.,()<>&%#_ ", "é", "∞", "日", "💡", '"', "\\"];
  const words = ["", "Title", "A, B & C = d", 'zZ zO "zQ"', "Ü 💡 日本", "<b>x</b>", "100%", "a\\b"];

  const newBoard = () => {
    const grid = chance(0.6) ? pick(squares) : pick(Object.keys(penpa_modes));
    const square = squares.includes(grid);
    for (const one of document.querySelectorAll(".solcheck, .solcheck_or, [id^=nb_sudoku]"))
      one.checked = false;
    UserSettings.gridtype = grid;
    UserSettings.displaysize = pick([38, 38, 20, 50, 90]);
    UserSettings.custom_colors_on = chance(0.5);
    UserSettings.draw_edges = chance(0.4);
    put("nb_size1", grid === "penrose_P3" ? 3 : square ? whole(4, 12) : whole(3, 6));
    put("nb_size2", grid === "penrose_P3" ? 5 : whole(4, 12));
    const margins = square && grid !== "sudoku" && chance(0.3);
    for (const side of [1, 2, 3, 4]) put(`nb_space${side}`, margins ? whole(0, 1) : 0);
    for (const name of [`nb_grid${whole(1, 3)}`, `nb_lat${whole(1, 2)}`, `nb_out${whole(1, 2)}`])
      if (chance(0.3) && box(name)) box(name).checked = true;
    create_newboard();
  };

  const press = (mode, place) => {
    const { x, y } = pu.point[place];
    pu.mouse_mode = mode;
    pu.mouse_click = mode === "down_right" ? 2 : 0;
    pu.mouseevent(x, y, place, false);
  };

  // A pen stays within reach; only now and then it jumps.
  const drag = (steps) => {
    const cellsOnly = ["sudoku", "number", "multicolor", "surface"];
    const types = cellsOnly.includes(pu.mode[pu.mode.qa].edit_mode) ? [0] : pu.type;
    const free = pu.point.flatMap((one, place) =>
      one && one.use === 1 && types.includes(one.type) ? [place] : []);
    if (!free.length) return;
    let place = pick(free);
    press(chance(0.8) ? "down_left" : "down_right", place);
    for (let step = 0; step < steps; step++) {
      const { x, y } = pu.point[place];
      const near = free.filter((one) =>
        Math.hypot(pu.point[one].x - x, pu.point[one].y - y) <= 1.5 * pu.size);
      place = chance(0.85) ? pick(near) : pick(free);
      press("move", place);
    }
    press("up", place);
  };

  const symbolOf = (tools) => {
    const base = pick([...tools.ms, ...tools.ms1, ...tools.ms3]);
    const sizes = [...document.querySelectorAll("[id^=ms_]")].map((one) => one.id.slice(3));
    return pick(sizes.filter((one) => one.startsWith(base)).concat(base));
  };

  const draw = () => {
    const tools = penpa_modes[pu.gridtype];
    pu.mode_qa(chance(0.65) ? "pu_q" : "pu_a");
    const mode = pick(tools.mode);
    if (mode === "board" && chance(0.7)) return;
    pu.mode_set(mode);
    const named = (list, stem) =>
      list.filter((one) => one.startsWith(stem) && !(stem === "line" && one.startsWith("lineE")));
    const way = pick(named(tools.sub, mode).filter((one) => box(`sub_${one}`)));
    if (way) pu.submode_check(`sub_${way}`);
    const style = pick(named(tools.st, mode === "multicolor" ? "surface" : mode));
    if (style) pu.stylemode_check(`st_${style}`);
    if (mode === "symbol") pu.subsymbolmode(symbolOf(tools));
    if (mode === "combi") pu.subcombimode(pick(tools.combisub));
    if (mode === "number" && chance(0.4))
      pu.set_orientation(pick(["U", "UR", "R", "DR", "D", "DL", "L", "UL"]));
    if (UserSettings.custom_colors_on && chance(0.7))
      $("#colorpicker_special").spectrum("set", pick(colours));
    for (let time = whole(1, 3); time > 0; time--) {
      drag(mode === "number" ? whole(0, 2) : whole(0, 7));
      if (["number", "symbol", "sudoku", "multicolor"].includes(mode))
        for (let keys = whole(1, 4); keys > 0; keys--)
          pu.key_number(mode === "number" ? pick(letters) : String(whole(0, 9)));
    }
    if (chance(0.08)) pu.undo();
  };

  const turn = () => {
    const sides = ["resize_top", "resize_bottom", "resize_left", "resize_right"];
    if (squares.includes(pu.gridtype) && chance(0.25)) tried(() => pu[pick(sides)](1, "black"));
    const turns = ["rotate_left", "rotate_right", "rotate_UD", "rotate_LR", "rotate_size"];
    if (chance(0.2)) tried(() => pu[pick(turns)]());
  };

  const describe = () => {
    for (const id of ["saveinfotitle", "saveinfoauthor", "saveinforules", "custom_message"])
      put(id, pick(words));
    const asked = chance(0.6) ? pick([0.05, 0.3]) : 0;
    for (const one of document.querySelectorAll(".solcheck, .solcheck_or"))
      one.checked = chance(one.classList.contains("solcheck") ? asked : asked / 3);
  };

  newBoard();
  for (let strokes = whole(5, 40); strokes > 0; strokes--) tried(draw);
  turn();
  for (let strokes = whole(0, 8); strokes > 0; strokes--) tried(draw);
  describe();
  return JSON.stringify({
    stumbles,
    edit: pu.maketext(),
    copy: `${pu.maketext_duplicate()}&l=solvedup`,
    solve: pu.maketext_solve(),
    contest: pu.maketext_compsolve(),
    answer: pu.maketext_solve_solution(),
    replay: pu.maketext_replay(),
  });
};
