import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { formatYen } from '#contract/money.ts'
import { taxClassWords, taxNote } from '#contract/tax-words.ts'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { boxLook } from '#web/ui/field-look.ts'
import { Panel } from '#web/ui/office/panel.tsx'
import { keyOf, type ShownLine } from './desk-lines.ts'
import { moment } from './desk-words.ts'
import type { Desk } from './use-desk.ts'

/** Computed and charged side by side. Charging something else opens the line for the reason. */
export function PricePanel({ desk }: { desk: Desk }) {
  const { booking, money, proposed } = desk
  const byHand = money.lines.filter(({ charge }) => charge !== null).length
  const isOff = booking.state !== 'confirmed' || booking.erased
  const aside = proposed.isAsking ? 'Working it out…' : ['', 'One line'][byHand] || (byHand > 1 && `${byHand} lines`)
  return (
    <Panel title="Price" flush aside={aside && !proposed.isAsking ? `${aside} changed by hand` : aside || undefined}>
      <section // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label="Lines of the price"
        className={cx('overflow-x-auto', proposed.isAsking && 'opacity-60')}
      >
        <table className="w-full sm:min-w-[560px] text-sm tabular-nums">
          <thead>
            <tr className="border-b border-ink text-[0.78125rem] text-ink-3 *:px-4.5 *:pb-2 *:font-semibold">
              <th scope="col" className="text-start">
                Line
              </th>
              <th scope="col" className="text-end max-sm:hidden">
                Computed
              </th>
              <th scope="col" className="w-36 text-end max-sm:w-30">
                Charged
              </th>
            </tr>
          </thead>
          <tbody>
            {money.lines.map((line) => (
              <Line key={keyOf(line)} line={line} desk={desk} isOff={isOff} />
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-ink *:px-4.5 *:py-2.5">
              <th scope="row" className="text-start font-semibold">
                Together
                <span className="block text-xs font-normal text-ink-3">
                  {taxNote(money.taxes)} Booked {moment(booking.createdAt)}.
                </span>
              </th>
              <td className="text-end text-ink-2 max-sm:hidden">{formatYen(money.computedYen)}</td>
              <td className="text-end text-base font-[650]">{formatYen(money.totalYen)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
      <p role="status" className="px-4.5 pb-3 text-sm font-semibold empty:hidden">
        {proposed.proposal?.codeLapses}
      </p>
    </Panel>
  )
}

function Line({ line, desk, isOff }: { line: ShownLine; desk: Desk; isOff: boolean }) {
  const id = useId()
  const { form, set, money, faults } = desk
  const { charge } = line
  const index = form.charged.findIndex((one) => keyOf(one) === keyOf(line))
  const own = money.faults[keyOf(line)] ?? {}
  const server = (name: string) => (index < 0 ? undefined : faults[`charged.${index}.${name}`])
  const [amountFault, reasonFault] = [own.amount ?? server('amountYen'), own.reason ?? server('reason')]
  const others = form.charged.filter((one) => keyOf(one) !== keyOf(line))
  const { kind, label } = line
  const typeAmount = (amount: string) => {
    const typed = { kind, label, amount, reason: charge?.reason ?? '' }
    set({ charged: index < 0 ? [...form.charged, typed] : form.charged.map((one, at) => (at === index ? typed : one)) })
  }
  const ground = charge ? 'bg-kohaku-soft' : 'border-t border-line'
  return (
    <>
      <tr className={cx('*:px-4.5 *:py-2', charge && 'border-t border-line', ground)}>
        <th scope="row" className="pe-0! text-start font-normal">
          <bdi>{label}</bdi>
          <span className="block text-xs text-ink-3">
            <bdi>{line.explanation}</bdi>
            {line.taxClass && line.taxClass !== 'standard' && ` ${taxClassWords[line.taxClass]}.`}
            {charge && <span className="sm:hidden"> Computed {formatYen(line.computedYen)}.</span>}
          </span>
        </th>
        <td className="text-end max-sm:hidden">
          {charge ? <del className="text-ink-3">{formatYen(line.computedYen)}</del> : formatYen(line.computedYen)}
        </td>
        <td className="text-end">
          {isOff ? (
            formatYen(line.amountYen)
          ) : (
            <span className="flex justify-end">
              <input
                aria-label={`Charged for ${label}, in yen`}
                inputMode="numeric"
                value={charge?.amount ?? formatYen(line.computedYen)}
                onChange={(event) => typeAmount(event.target.value)}
                aria-invalid={amountFault ? true : undefined}
                aria-describedby={amountFault ? `${id}amount` : undefined}
                className={cx(
                  boxLook('field', 'small', '!w-28 !text-end max-md:min-h-11'),
                  amountFault && 'border-beni inset-ring inset-ring-beni',
                )}
              />
            </span>
          )}
          {amountFault && (
            <span id={`${id}amount`} className="block text-xs text-beni">
              {amountFault}
            </span>
          )}
        </td>
      </tr>
      {charge && (
        <tr className="bg-kohaku-soft">
          <td colSpan={3} className="px-4.5 pb-3">
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
              <label htmlFor={`${id}reason`} className="whitespace-nowrap">
                Reason, kept in the history
              </label>
              <input
                id={`${id}reason`}
                value={charge.reason}
                disabled={isOff}
                maxLength={300}
                onChange={(event) => {
                  const reason = event.target.value
                  set({ charged: form.charged.map((one, at) => (at === index ? { ...one, reason } : one)) })
                }}
                aria-invalid={reasonFault ? true : undefined}
                aria-describedby={reasonFault ? `${id}why` : undefined}
                className={cx(
                  boxLook('field', 'small', '!w-auto min-w-40 flex-1 max-md:min-h-11'),
                  reasonFault && 'border-beni inset-ring inset-ring-beni',
                )}
              />
              {!isOff && (
                <IconButton
                  size="small"
                  label={`Back to computed: ${label}`}
                  icon={RotateCcw}
                  className="-me-2 max-md:size-11"
                  onPress={() => set({ charged: others })}
                />
              )}
              {line.by && line.at && (
                <span className="basis-full text-[0.8125rem] text-ink-2">
                  <bdi>{line.by}</bdi>, {moment(line.at)}
                </span>
              )}
              {reasonFault && (
                <span id={`${id}why`} className="basis-full text-xs text-beni">
                  {reasonFault}
                </span>
              )}
            </span>
          </td>
        </tr>
      )}
    </>
  )
}
