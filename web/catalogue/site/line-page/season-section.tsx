import { numeral } from '#core/words.ts'
import type { LineTour } from './line-tour.ts'
import { SeasonChart } from './season-chart.tsx'
import type { Note } from './season-notes.ts'

type SeasonSectionProps = { tours: readonly LineTour[]; month: number; finding: string; notes: readonly Note[] }

/** The year of the line on the night band. */
export function SeasonSection({ tours, month, finding, notes }: SeasonSectionProps) {
  return (
    <div className="below-fold">
      <section
        aria-labelledby="season"
        className="mt-(--section) bg-night py-12 text-on-night md:py-18 print:bg-transparent print:[--on-night-2:var(--ink-2)] print:[--on-night:var(--ink)]"
      >
        <div className="wrap">
          <div className="grid items-end gap-8 md:grid-cols-[5fr_7fr] md:gap-18">
            <div className="md:self-center">
              <h2 id="season" className="font-serif text-d2">
                {tours.length === 1 ? 'When this tour is at its best' : 'When these tours are at their best'}
              </h2>
              <p className="mt-[1.125rem] max-w-[42ch] text-on-night-2">
                {tours.length === 1
                  ? 'The months in which it is at its best.'
                  : `How many of the ${numeral(tours.length)} tours are at their best in each month.`}{' '}
                {finding}
              </p>
            </div>
            <SeasonChart tours={tours} month={month} finding={finding} />
          </div>
          {notes.length > 0 && (
            <ul className="mt-12 grid gap-8 border-t border-night-line pt-7 md:grid-cols-3 md:gap-10">
              {notes.map((note) => (
                <li key={note.title}>
                  <h3 className="mb-2 font-serif text-[1.25rem] leading-tight font-[420]">{note.title}</h3>
                  <p className="text-[0.9375rem] text-on-night-2">{note.text}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
    </div>
  )
}
