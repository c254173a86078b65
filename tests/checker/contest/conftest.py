import os
import uuid
from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, text

POSTGRES = os.environ.get("PENPAD_POSTGRES", "")


@pytest.fixture
def postgres() -> Iterator[str]:
    """An empty schema on the server that the environment names."""
    if not POSTGRES:
        pytest.skip("PENPAD_POSTGRES names no server: PostgreSQL is not tested")
    name = f"penpad_{uuid.uuid4().hex}"
    engine = create_engine(POSTGRES.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.execute(text(f"CREATE SCHEMA {name}"))
    yield f"{POSTGRES}?options=-csearch_path%3D{name}"
    with engine.begin() as connection:
        connection.execute(text(f"DROP SCHEMA {name} CASCADE"))
    engine.dispose()
