"""Puts recipes into the database of Gourmand (https://github.com/GourmandRecipeManager/gourmand), for a comparison of starts.

    python3 gourmand-recipes.py FOLDER/recipes.db < recipes.json

The database is one that Gourmand itself has made; tables and columns are those of its backends/db.py. What it holds is replaced. The
recipes are rows as `alfred session` loads them: {"recipes": [{"name", "servings", "cook_time_minutes", "ingredients", "instructions"}]}.
"""
import collections
import json
import sqlite3
import sys
import time


def line(words):
    """Returns amount, unit and item of a line such as "250 g rice"."""
    amount, unit, item = words.split(" ", 2)
    return float(amount), unit, item


def main():
    recipes = json.load(sys.stdin)["recipes"]
    items = collections.Counter()
    words = collections.Counter()
    now = int(time.time())
    with sqlite3.connect(sys.argv[1]) as database:
        for table in ("ingredients", "categories", "keylookup", "recipe"):
            database.execute(f"delete from {table}")
        for id, recipe in enumerate(recipes, 1):
            database.execute(
                "insert into recipe (id, title, instructions, cooktime, yields, yield_unit, deleted, last_modified) "
                "values (?, ?, ?, ?, ?, 'servings', 0, ?)",
                (id, recipe["name"], "\n".join(recipe["instructions"]), 60 * recipe["cook_time_minutes"], recipe["servings"], now))
            for position, (amount, unit, item) in enumerate(map(line, recipe["ingredients"])):
                database.execute(
                    "insert into ingredients (recipe_id, unit, amount, item, ingkey, optional, shopoptional, position, deleted) "
                    "values (?, ?, ?, ?, ?, 0, 0, ?, 0)", (id, unit, amount, item, item, position))
                items[item] += 1
                words.update((word, item) for word in item.split())
        # by these it knows the food of a line that is typed
        database.executemany("insert into keylookup (item, ingkey, count) values (?, ?, ?)", [(i, i, n) for i, n in items.items()])
        database.executemany("insert into keylookup (word, ingkey, count) values (?, ?, ?)", [(w, i, n) for (w, i), n in words.items()])


main()
