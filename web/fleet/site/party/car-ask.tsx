import { useEffect, useEffectEvent, useId, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import type { OfferedExtra } from '#contract/pricing.ts'
import type { OfferedClass } from '#contract/room.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { FaultWords } from '#web/ui/fault-words.tsx'
import { OPTION, OPTION_LABEL, RING } from '#web/ui/option-look.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import type { Asking, PartyChange, PartyWish, Way } from './ways.ts'

/** What the day would cost with a change: a sum, or null where it cannot be had. Throws where nobody answers. */
export type PriceOf = (change: PartyChange) => Promise<number | null>

type CarAskProps = {
  asking: Asking
  /** Of whom it is asked: each way costs another sum with another party. */
  party: PartyWish
  extra: OfferedExtra
  car: OfferedClass
  priceOf: PriceOf
  onTake: (change: PartyChange) => void
  onLeave: () => void
  open?: OpenAsk | undefined
}

/** By this id a form leads to a question that is still open. */
export const carAskField = 'car-ask'

/** For a form that goes on with nothing open: which extra is asked about, null once nothing is. */
export interface OpenAsk {
  onOpen: (extraName: string | null) => void
  error?: string | undefined
}

type Priced = Way & { totalYen: number }

/** What an extra needs, before it is added: nothing changes until one of the ways is taken. */
export function CarAsk({ asking, party, extra, car, priceOf, onTake, onLeave, open }: CarAskProps) {
  const group = useId()
  const [ways, setWays] = useState<Priced[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [chosen, setChosen] = useState<Way['id'] | null>(null)
  const [round, setRound] = useState(0)
  const name = extra.name.toLowerCase()

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for what is asked, and once more on a press
  useEffect(() => {
    let isOver = false
    setFailed(false)
    setWays(null)
    Promise.all(asking.ways.map(async (way) => ({ ...way, totalYen: await priceOf(way.change) }))).then(
      (answers) => {
        if (!isOver) setWays(answers.filter((way): way is Priced => way.totalYen !== null))
      },
      () => {
        if (!isOver) setFailed(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [JSON.stringify([asking, party, car.vehicleClass]), round])

  const tell = useEffectEvent((asked: string | null) => open?.onOpen(asked))
  useEffect(() => {
    tell(name)
    return () => tell(null)
  }, [name])

  const taken = ways?.find(({ id }) => id === chosen) ?? ways?.[0]
  const more = asking.larger && asking.larger.priceYen - car.priceYen
  return (
    <div
      id={open && carAskField}
      data-ask
      className="mt-2.5 grid gap-3 border-s-4 border-kohaku bg-kohaku-soft px-4 py-3.5 text-sm"
    >
      <p role="status">
        <bdi>
          <strong className="font-semibold">
            {asking.larger ? `With the ${name} you need a larger car.` : `No car of this day has room for the ${name}.`}
          </strong>{' '}
          {asking.why}{' '}
          {asking.larger && more !== undefined && more > 0 && (
            <>
              The {asking.larger.name} costs <strong className="font-semibold">{formatYen(more)} more</strong>.
            </>
          )}
        </bdi>
      </p>
      {hasFailed ? (
        <p role="alert">
          The prices could not be asked for. <TextButton onClick={() => setRound(round + 1)}>Try again</TextButton>
        </p>
      ) : ways === null ? (
        <p className="text-ink-2">We are asking what each way would cost…</p>
      ) : ways.length === 0 ? (
        <p>It cannot be added on this day. Everything stays as it is.</p>
      ) : (
        <fieldset className="min-w-0">
          <legend className="sr-only">How to add the {name}</legend>
          {ways.map((way) => (
            <div key={way.id} className={OPTION}>
              <label className={OPTION_LABEL}>
                <input
                  type="radio"
                  name={group}
                  checked={way.id === taken?.id}
                  onChange={() => setChosen(way.id)}
                  className={RING}
                />
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap justify-between gap-x-3 font-semibold">
                    {way.label}
                    <bdi className="tabular-nums">{formatYen(way.totalYen)}</bdi>
                  </span>
                  <bdi className="block text-xs text-ink-2">{way.why}</bdi>
                </span>
              </label>
            </div>
          ))}
        </fieldset>
      )}
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {taken && (
          <button
            type="button"
            onClick={() => onTake(taken.change)}
            className={buttonLook({ variant: 'outline', size: 'small', className: 'min-h-11' })}
          >
            Add it this way
          </button>
        )}
        <TextButton onClick={onLeave} className="min-h-11">
          Leave it as it is
        </TextButton>
      </p>
      {open?.error && <FaultWords>{open.error}</FaultWords>}
      <p className="text-xs text-ink-2">Nothing changes before you say so.</p>
    </div>
  )
}
