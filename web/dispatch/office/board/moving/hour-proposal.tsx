import { TriangleAlert } from 'lucide-react'
import { formatYen } from '#contract/money.ts'
import { kindWords } from '#core/crew.ts'
import { capitalized } from '#core/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { type HourProposal, signedYen } from './hour-words.ts'

/** Who would come, and what it would cost, line by line where it differs. */
export function HourProposalView({ of: proposal }: { of: HourProposal }) {
  const { crew, lines, warning, beforeYen, afterYen } = proposal
  return (
    <>
      <section aria-label="Who comes then">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink">
          {crew.map(({ id, kind, name, isNew }) => (
            <li key={id}>
              <span className="text-ink-3">{capitalized(kindWords[kind])}</span>{' '}
              <bdi className="font-semibold">{name}</bdi>
              {isNew && (
                <span className="ms-1.5 rounded-tag bg-kohaku-soft px-1.5 text-xs font-semibold text-kohaku">new</span>
              )}
            </li>
          ))}
        </ul>
      </section>
      {warning && (
        <p className="flex items-start gap-2 text-sm text-kohaku">
          <Icon of={TriangleAlert} dense className="mt-0.5" /> <bdi>{warning}</bdi>
        </p>
      )}
      <table className="w-full text-sm text-ink tabular-nums">
        <caption className="sr-only">What it costs</caption>
        <thead className="text-ink-3">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              Price
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              Now
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              Then
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label} className="border-t border-line">
              <th scope="row" className="py-1 text-start font-normal">
                <bdi>{line.label}</bdi>
              </th>
              <td className="py-1 text-end">
                <bdi>{formatYen(line.beforeYen)}</bdi>
              </td>
              <td className="py-1 text-end">
                <bdi>{formatYen(line.afterYen)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink font-semibold">
            <th scope="row" className="py-1 text-start">
              {afterYen === beforeYen ? 'The same' : <bdi>{signedYen(afterYen - beforeYen)}</bdi>}
            </th>
            <td className="py-1 text-end">
              <bdi>{formatYen(beforeYen)}</bdi>
            </td>
            <td className="py-1 text-end">
              <bdi>{formatYen(afterYen)}</bdi>
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  )
}
