import { useId } from 'react'
import { formatYen } from '#contract/money.ts'
import type { RideFront } from '#contract/rides.ts'

/** What somebody else would ask for: openly, because it is sometimes the better answer. */
export function TaxiFares({ taxis, night }: Pick<RideFront, 'taxis' | 'night'>) {
  const id = useId()
  const cell = 'py-3 ps-3 text-end whitespace-nowrap'
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="max-w-[14em] font-serif text-d2">
        A taxi is cheaper, and sometimes right
      </h2>
      <p className="mt-3.5 mb-[1.375rem] max-w-[60ch] text-ink-2">
        Two people, two suitcases, no child seat: take one from the rank, it is a good car. Flat fares, tolls extra. We
        are for the board with your name, the child seat, the four suitcases and the flight that lands late.
      </p>
      <table className="w-full text-[0.9375rem] tabular-nums">
        <thead>
          <tr className="border-b border-ink text-label">
            <th scope="col" className="py-2.5 text-start font-semibold">
              Taxi from the rank
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              <bdi>
                {night.until} to {night.from}
              </bdi>
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              At night
            </th>
          </tr>
        </thead>
        <tbody>
          {taxis.map(({ from, to, dayYen, nightYen }) => (
            <tr key={`${from} ${to}`} className="border-b border-line">
              <th scope="row" className="py-3 text-start font-normal">
                <bdi>
                  {from} to {to}
                </bdi>
              </th>
              <td className={cell}>
                <bdi>{formatYen(dayYen)}</bdi>
              </td>
              <td className={cell}>
                <bdi>{formatYen(nightYen)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
