import type { House } from '#contract/house.ts'
import { NameSeal } from '#web/ui/name-seal.tsx'
import { roleOf, speaks, staffInWords } from './about-words.ts'

/** Who comes to the door: names, seals and languages, as they stand in our books. */
export function People({ house }: { house: House }) {
  if (house.people.length === 0) return null
  return (
    <section aria-labelledby="people" className="wrap pt-14 md:pt-20">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink pb-2.5">
        <h2 id="people" className="font-serif text-d2">
          The people you will meet
        </h2>
        <p className="text-sm text-ink-2">
          <bdi>{staffInWords(house)}</bdi>. Our name seals stand for portraits.
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-x-8 gap-y-9 lg:grid-cols-4">
        {house.people.map((person) => (
          <li key={`${person.kind} ${person.name}`}>
            {person.seal && <NameSeal kanji={person.seal} size="large" />}
            <h3 className="mt-4 font-serif text-d4">
              <bdi>{person.name}</bdi>
            </h3>
            <p className="mt-0.5 text-sm font-semibold">
              <bdi>{roleOf(person)}</bdi>
            </p>
            <p className="mt-1 text-ink-2">
              <bdi>{speaks(person)}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
