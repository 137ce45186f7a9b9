import {
  childWithAge,
  ownSeatsField,
  ownSeatsKey,
  type SeatCode,
  type UnseatedChild,
  withoutSeat,
} from '#contract/child-seats.ts'
import { formatYen } from '#contract/money.ts'
import type { ChildAges } from '#contract/party.ts'
import type { WishedExtra } from '#contract/wish.ts'
import { listed } from '#core/words.ts'
import { FaultWords } from '#web/ui/fault-words.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { TICK_BOX } from '#web/ui/tick-box.ts'

/** What guests decided about seats of their own, where the form keeps it. */
export interface OwnSeats {
  /** The children of whom it was decided, see `ownSeatsKey`. */
  decidedFor: string
  onDecide: (children: string) => void
  error?: string | undefined
}

type SeatAskProps = {
  ages: ChildAges
  extras: readonly WishedExtra[]
  /** As they are offered, with their prices; one that is not offered cannot be added. */
  offered: readonly { code: string; priceYen: number | null }[]
  onAdd: (code: SeatCode) => void
  /** Without it the form only asks, and says where the decision is kept. */
  own?: OwnSeats
  elsewhere?: string
}

const names: Record<SeatCode, string> = { 'child-seat': 'a child seat', 'booster-seat': 'a booster' }

/** A child that has no seat yet: asked at its price, of a baby only whether one comes along; nobody assumes an answer. */
export function SeatAsk({ ages, extras, offered, onAdd, own, elsewhere }: SeatAskProps) {
  const children = withoutSeat(ages, extras)
  if (children.length === 0) return null
  const key = ownSeatsKey(children)
  const isOwn = own?.decidedFor === key
  return (
    <div className="mt-2.5 grid gap-2 border-s-4 border-kohaku bg-kohaku-soft px-4 py-3 text-sm">
      {!isOwn &&
        children.map((child) => (
          <ChildLine key={child.index} child={child} of={ages.length} offered={offered} onAdd={onAdd} />
        ))}
      {own ? (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            id={ownSeatsField}
            type="checkbox"
            checked={isOwn}
            aria-invalid={own.error ? true : undefined}
            onChange={({ target }) => own.onDecide(target.checked ? key : '')}
            className={TICK_BOX}
          />
          <span>
            {children.length === 1 ? 'We bring our own seat' : 'We bring our own seats'}
            <span className="block text-xs text-ink-2">
              <bdi>For {children.map((child) => childWithAge(child, ages.length).toLowerCase()).join('; ')}.</bdi>
            </span>
          </span>
        </label>
      ) : (
        elsewhere && <p className="text-xs text-ink-2">{elsewhere}</p>
      )}
      {own?.error && <FaultWords>{own.error}</FaultWords>}
    </div>
  )
}

type ChildLineProps = Pick<SeatAskProps, 'offered' | 'onAdd'> & { child: UnseatedChild; of: number }

function ChildLine({ child, of, offered, onAdd }: ChildLineProps) {
  if (child.age === 0)
    return (
      <p>
        <bdi>
          <strong className="font-semibold">{childWithAge(child, of)}</strong>: we have no seat for a baby. Please bring
          your own, or ring us.
        </bdi>
      </p>
    )
  const choices = child.codes.flatMap((code) => offered.find((one) => one.code === code) ?? [])
  const needs = child.codes.map((code) => {
    const price = choices.find((one) => one.code === code)?.priceYen
    return price ? `${names[code]} (+ ${formatYen(price)})` : names[code]
  })
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <bdi>
        <strong className="font-semibold">{childWithAge(child, of)}</strong>, needs {listed(needs, 'or')}, or you bring
        your own.
      </bdi>
      {choices.map(({ code }) => (
        <TextButton key={code} onClick={() => onAdd(code as SeatCode)} className="min-h-11">
          Add {names[code as SeatCode]}
        </TextButton>
      ))}
    </p>
  )
}
