/** The characters of the columns of a board; src/sterling/core/characters.py does the same. */

/** A seat, or null for the columns that nobody owns. */
export type Owner = number | null;

/** The owner of each column: every seat has the same number; the rest belong to nobody. */
export function owners(columns: number, seats: number): Owner[] {
  const shared = seats * Math.floor(columns / seats);
  return Array.from({ length: columns }, (_, column) => (column < shared ? column % seats : null));
}

/** How many characters an owner may have. */
export function shareOf(owner: Owner, columns: number, seats: number): number {
  return owners(columns, seats).filter((one) => one === owner).length;
}

/** An owner's characters, from a list by column; empty entries are not chosen yet. */
export function chosenBy(owner: Owner, characters: readonly string[], seats: number): string[] {
  const whose = owners(characters.length, seats);
  return characters.filter((character, column) => character !== '' && whose[column] === owner);
}

/** The choice after one more press: added, removed, or in place of the one chosen first. */
export function toggled(chosen: readonly string[], character: string, most: number): string[] {
  if (chosen.includes(character)) return chosen.filter((one) => one !== character);
  return [...chosen, character].slice(-most);
}
