import { TerminalFields } from '#contract/office-terminals.ts'
import { asWritten, figureIn, folded, words } from '#server/platform/imports/cells.rules.ts'
import type { ImportColumn, ImportRules } from '#server/platform/imports/import-list.ts'
import { isInUse } from './areas-file.rules.ts'

/** Airports and piers that are terminals, or can become one. */
export interface KnownTerminals {
  places: readonly { id: string; label: string }[]
}

const minutes = (field: string, heading: string, says: string): ImportColumn<KnownTerminals> => ({
  ...{ field, heading, says, read: figureIn(/\s*(min|minutes|分)\.?$/i) },
})

const nobody = 'Fill in at least one of the two minutes after a flight.'

export const terminalsFile: ImportRules<KnownTerminals> = {
  name: 'terminals',
  words: { one: 'terminal', many: 'terminals' },
  columns: [
    {
      ...{ field: 'slug', heading: 'Place', says: 'The airport or pier among our places, by its name.', read: words },
      find: (value, { places }) => {
        const name = folded(String(value))
        const place = places.find(({ id, label }) => folded(label) === name || id === name)
        return place
          ? { is: place.id }
          : { mend: 'Name an airport or a pier in use. A new one is added under Places first.' }
      },
      write: (value, { places }) => places.find(({ id }) => id === value)?.label ?? String(value),
    },
    {
      ...{ field: 'airport', heading: 'Airport code', isNeeded: true, read: words },
      says: 'Small letters, like haneda; the terminals of one airport have the same.',
    },
    {
      ...{ field: 'airportName', heading: 'Airport', isNeeded: true, read: words },
      says: 'The airport as guests call it.',
    },
    { ...{ field: 'name', heading: 'Terminal', isNeeded: true, read: words }, says: 'Like Terminal 3.' },
    minutes('internationalMinutes', 'Out after international', 'Minutes to the arrivals hall; empty: no such flights.'),
    minutes('domesticMinutes', 'Out after domestic', 'Minutes to the arrivals hall; empty: no such flights.'),
    minutes('internationalLeadMinutes', 'Before international', 'Minutes from leaving the city to departure.'),
    minutes('domesticLeadMinutes', 'Before domestic', 'Minutes from leaving the city to departure.'),
    {
      ...{ field: 'boardPoint', heading: 'Board', isNeeded: true, read: words },
      says: 'Where the board with the name is held.',
    },
    {
      ...{ field: 'directions', heading: 'The way there', isNeeded: true },
      says: 'Short sentences, each on a line of its own in the cell; {name} stands for what is on the board.',
      read: (cell, separator) =>
        cell
          .split(/\r\n|[\r\n]/)
          .map((sentence) => String(asWritten(sentence, separator)))
          .filter((sentence) => sentence !== ''),
      write: (value) => (value as readonly string[]).join('\n'),
    },
    { ...{ field: 'kerbPoint', heading: 'Kerb', isNeeded: true, read: words }, says: 'Where the car stands.' },
  ],
  keys: ['slug'],
  bounds: TerminalFields,
  mostLines: 5_000,
  nameOf: ({ airportName, name, slug }) => (airportName && name ? `${airportName}, ${name}` : String(slug)),
  namedBy: ['airportName', 'name'],
  isPreferred: isInUse,
  judge: () => (row) =>
    row.internationalMinutes === null && row.domesticMinutes === null
      ? { faults: { internationalMinutes: nobody } }
      : { row },
}
