import type { Booking, CrewMember } from '#contract/booking.ts'
import { guidesIn } from '#contract/guide-words.ts'
import { languageName } from '#web/ui/language-name.ts'
import { NameSeal } from '#web/ui/name-seal.tsx'
import { CarInWords } from './car-in-words.tsx'

/** Who comes, each with their seal, once they are assigned. */
export function Crew({ booking }: { booking: Booking }) {
  const people = booking.crew.filter(({ kind }) => kind !== 'vehicle')
  if (people.length === 0) return null
  return (
    <ul className="grid gap-4 border-y border-line py-4 sm:grid-cols-2">
      {people.map((person) => (
        <li key={person.name} className="flex items-center gap-3.5 text-sm">
          {person.seal && <NameSeal kanji={person.seal} />}
          <span>
            <strong className="block font-semibold">
              <bdi>{person.name}</bdi>
            </strong>
            <span className="text-ink-2">
              {person.kind === 'guide' ? (
                <bdi>{guideInWords(person, booking.guideLanguage)}</bdi>
              ) : (
                <>
                  Chauffeur.{' '}
                  <span className="inline-block">
                    <CarInWords booking={booking} />
                  </span>
                </>
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const guideInWords = ({ registrationNumber, languages }: CrewMember, asked: string | null) =>
  guidesIn(
    registrationNumber ? `Licensed guide ${registrationNumber}` : 'Guide',
    languageName(asked ?? languages[0] ?? 'ja', 'en'),
  )
