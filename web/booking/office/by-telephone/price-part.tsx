import { Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { formatCount, formatYen } from '#contract/money.ts'
import type { Quote } from '#contract/pricing.ts'
import { taxNote } from '#contract/tax-words.ts'
import { taxesOfLines } from '#core/tax.ts'
import { percentsIn } from '#core/tax-shares.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/field.tsx'
import { type ChargedLine, isChargedOtherwise, totalOf } from './call-charges.ts'

type PricePartProps = {
  quote: Quote
  lines: readonly ChargedLine[]
  /** What is charged for a line, as it is typed; null: as computed. */
  onCharge: (line: ChargedLine, typed: string | null) => void
  reason: string
  onReason: (reason: string) => void
  faults: Partial<Record<string, string>>
  isDimmed: boolean
}

/** The bill. Charging something else needs a reason; the arrow goes back to what was computed. */
export function PricePart({ quote, lines, onCharge, reason, onReason, faults, isDimmed }: PricePartProps) {
  const isChanged = lines.some(isChargedOtherwise)
  const [isOpen, setOpen] = useState(false)
  const totalYen = totalOf(lines)
  const isEditing = isOpen || isChanged
  return (
    <div className={cx('grid gap-2', isDimmed && 'dimmed')}>
      <dl className="grid gap-2 text-sm tabular-nums">
        {lines.map((line) => (
          <div
            key={`${line.kind} ${line.label}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1"
          >
            <dt>
              <bdi>{line.label}</bdi>
            </dt>
            <dd className={cx(isChargedOtherwise(line) && 'text-ink-3 line-through')}>
              <bdi>{formatYen(line.computedYen)}</bdi>
            </dd>
            {isEditing && (
              <dd className="col-span-2 flex flex-wrap items-center justify-end gap-1">
                <ChargeField line={line} onChange={(typed) => onCharge(line, typed)} />
                <IconButton
                  size="small"
                  icon={Undo2}
                  label={`Back to ${formatYen(line.computedYen)}`}
                  isDisabled={line.typed === null}
                  onPress={() => onCharge(line, null)}
                />
              </dd>
            )}
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t border-ink pt-2 text-[0.9375rem] font-[650]">
          <dt>Total</dt>
          <dd>
            <bdi>{formatYen(totalYen)}</bdi>
          </dd>
        </div>
      </dl>
      <p className="text-xs text-ink-3">
        <bdi>
          {taxNote(taxesOfLines(lines, percentsIn(quote.taxes)))} Good until {quote.expiresAt.slice(11, 16)}.
        </bdi>
      </p>
      {faults.charged && <p className="text-sm font-semibold text-beni">{faults.charged}</p>}
      {isChanged && (
        <TextField
          size="small"
          label="Why"
          name="reason"
          maxLength={300}
          value={reason}
          onChange={onReason}
          {...(faults.reason ? { error: faults.reason } : {})}
        />
      )}
      {!isEditing && (
        <Button size="small" variant="quiet" onPress={() => setOpen(true)} className="justify-self-start">
          Set another price
        </Button>
      )}
    </div>
  )
}

function ChargeField({ line, onChange }: { line: ChargedLine; onChange: (typed: string | null) => void }) {
  const id = useId()
  const { label, typed, amountYen, computedYen, fault } = line
  return (
    <>
      <input
        aria-label={`Charged for ${label}`}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? id : undefined}
        inputMode="numeric"
        maxLength={20}
        value={typed ?? formatCount(computedYen)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => !fault && onChange(amountYen === computedYen ? null : formatCount(amountYen))}
        className={cx(
          'min-h-9 w-32 rounded-field border bg-surface px-2.5 text-end text-dense tabular-nums hover:border-ink-2 max-md:min-h-11',
          fault ? 'border-beni inset-ring inset-ring-beni' : 'border-edge',
        )}
      />
      {fault && (
        <span id={id} className="order-last basis-full text-end text-xs text-beni">
          {fault}
        </span>
      )}
    </>
  )
}
