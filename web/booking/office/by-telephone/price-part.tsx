import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { formatCount, formatYen, taxIncludedYen } from '#contract/money.ts'
import type { Quote } from '#contract/pricing.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { TextField } from '#web/ui/field.tsx'

/** What is charged otherwise than computed, by the place of the line. */
export type Charges = Readonly<Record<number, number>>

type PricePartProps = {
  quote: Quote
  charges: Charges
  onCharge: (charges: Charges) => void
  reason: string
  onReason: (reason: string) => void
  faults: Partial<Record<string, string>>
  isDimmed: boolean
}

export const totalOf = (quote: Quote, charges: Charges) =>
  quote.lines.reduce((sum, line, at) => sum + (charges[at] ?? line.amountYen), 0)

/** The bill. Charging something else needs a reason; the arrow goes back to what was computed. */
export function PricePart({ quote, charges, onCharge, reason, onReason, faults, isDimmed }: PricePartProps) {
  const isChanged = Object.keys(charges).length > 0
  const [isOpen, setOpen] = useState(false)
  const totalYen = totalOf(quote, charges)
  const isEditing = isOpen || isChanged
  const charge = (at: number, amountYen: number | null) => {
    const { [at]: _, ...others } = charges
    onCharge(amountYen === null || amountYen === quote.lines[at]?.amountYen ? others : { ...others, [at]: amountYen })
  }
  return (
    <div className={cx('grid gap-2', isDimmed && 'dimmed')}>
      <dl className="grid gap-2 text-sm tabular-nums">
        {quote.lines.map((line, at) => (
          <div
            key={`${line.kind} ${line.label}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1"
          >
            <dt>
              <bdi>{line.label}</bdi>
            </dt>
            <dd className={cx(charges[at] !== undefined && 'text-ink-3 line-through')}>
              <bdi>{formatYen(line.amountYen)}</bdi>
            </dd>
            {isEditing && (
              <dd className="col-span-2 flex items-center justify-end gap-1">
                <ChargeField
                  label={`Charged for ${line.label}`}
                  value={charges[at] ?? line.amountYen}
                  onChange={(amountYen) => charge(at, amountYen)}
                />
                <IconButton
                  size="small"
                  icon={Undo2}
                  label={`Back to ${formatYen(line.amountYen)}`}
                  isDisabled={charges[at] === undefined}
                  onPress={() => charge(at, null)}
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
          Includes {formatYen(Math.max(0, taxIncludedYen(totalYen)))} consumption tax. Good until{' '}
          {quote.expiresAt.slice(11, 16)}.
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

function ChargeField({ label, value, onChange }: { label: string; value: number; onChange: (yen: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      aria-label={label}
      inputMode="numeric"
      value={typed ?? formatCount(value)}
      onChange={(event) => {
        setTyped(event.target.value)
        const bare = event.target.value.replace(/[¥,\s]/g, '')
        if (/^-?\d{1,8}$/.test(bare)) onChange(Number(bare))
      }}
      onBlur={() => setTyped(null)}
      className="min-h-9 w-32 rounded-field border border-edge bg-surface px-2.5 text-end text-dense tabular-nums hover:border-ink-2 max-md:min-h-11"
    />
  )
}
