import { useId } from 'react'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { boxLook } from '#web/ui/field-look.ts'
import { OfficeSelect } from '#web/ui/office/office-select.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { faultOfCases, withChildSeat, withPlaces } from './loads.rules.ts'

type LoadsTableProps = {
  cases: readonly number[]
  /** Left out: to look at only. */
  onChange?: (cases: readonly number[]) => void
  error?: string | undefined
  /** Two tables on a page have two names. */
  title?: string
  aside?: string
}

/** One number of suitcases for each number of guests, and what is left of it with a child seat. */
export function LoadsTable({
  cases,
  onChange,
  error,
  title = 'Guests and suitcases',
  aside = 'The search and the checkout use this table',
}: LoadsTableProps) {
  const [note, places] = [useId(), useId()]
  const fault = error ?? (onChange && faultOfCases(cases))
  return (
    <Panel title={title} aside={aside} flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section tabIndex={0} aria-label={`${title}, table`} className="relative overflow-x-auto">
        <table className="w-full text-center text-sm tabular-nums">
          <caption className="sr-only">Large suitcases that fit with each number of guests</caption>
          <thead>
            <tr className="border-b border-ink text-[0.78125rem] text-ink-3 *:px-2 *:py-2 *:font-semibold">
              <th scope="col" className="!ps-4.5 text-start">
                Guests
              </th>
              {cases.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number of guests
                <th key={index} scope="col">
                  {index + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="*:border-b *:border-line *:last:border-b-0 [&_td]:px-2 [&_td]:py-1.5">
            <tr>
              <th scope="row" className="min-w-32 py-2 ps-4.5 text-start font-normal">
                Large suitcases
              </th>
              {cases.map((count, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index}>
                  {onChange ? (
                    <CasesInput
                      guests={index + 1}
                      count={count}
                      isInvalid={!isCount(count)}
                      describedBy={fault ? note : undefined}
                      onChange={(next) => onChange(cases.map((before, at) => (at === index ? next : before)))}
                    />
                  ) : (
                    count
                  )}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row" className="py-2 ps-4.5 text-start font-normal">
                With one child seat
              </th>
              {withChildSeat(cases).map((count, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index} className="text-ink-2">
                  {count === null ? (
                    <>
                      <span aria-hidden>–</span>
                      <span className="sr-only">does not fit</span>
                    </>
                  ) : (
                    isCount(count) && count
                  )}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      {onChange && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line px-4.5 py-2.5 text-sm text-ink-2">
          <label htmlFor={places}>Guests at most</label>
          <OfficeSelect
            id={places}
            className="w-20"
            value={cases.length}
            onChange={(event) => onChange(withPlaces(cases, Number(event.currentTarget.value)))}
          >
            {Array.from({ length: Math.max(30, cases.length) }, (_, index) => index + 1).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </OfficeSelect>
          {fault && (
            <span id={note} role="status" className="min-w-0 flex-1 basis-60">
              <ErrorWords>{fault}</ErrorWords>
            </span>
          )}
        </div>
      )}
    </Panel>
  )
}

const isCount = (count: number) => Number.isInteger(count) && count >= 0

type CasesInputProps = {
  guests: number
  count: number
  isInvalid: boolean
  describedBy: string | undefined
  onChange: (count: number) => void
}

function CasesInput({ guests, count, isInvalid, describedBy, onChange }: CasesInputProps) {
  return (
    <input
      aria-label={`Large suitcases with ${guests === 1 ? 'one guest' : `${guests} guests`}`}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      inputMode="numeric"
      maxLength={2}
      value={isCount(count) ? count : ''}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const typed = event.currentTarget.value.normalize('NFKC').trim()
        onChange(/^\d{1,2}$/.test(typed) ? Number(typed) : Number.NaN)
      }}
      className={boxLook('field', 'small', 'mx-auto !w-13 !px-1 !text-center aria-invalid:border-beni max-md:min-h-11')}
    />
  )
}
