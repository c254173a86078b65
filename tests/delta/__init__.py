"""A second, plain implementation of the Delta/A38 rules, and the fuzz that compares both.

``python -m tests.delta [--answers N] [--seed S] [--examples FILE]``
"""
