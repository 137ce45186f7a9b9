import { useId, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import type { TripItem, TripWish } from '#contract/trip-wish.ts'
import type { PricedItem } from '#contract/trips.ts'
import { todayInTokyo } from '#core/days.ts'
import { CarElevation } from '#web/fleet/site/index.ts'
import { useFocusLater } from '#web/platform/use-focus-later.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { boxLook, labelLook } from '#web/ui/field-look.ts'
import { Print } from '#web/ui/print.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import { keepChanging } from '../changing.ts'
import { changePath, factsInWords, hoursInWords, startOfWish } from './item-words.ts'

type TripThingProps = {
  item: TripItem
  priced: PricedItem
  /** What it cost at the last look, where that was otherwise. */
  seenYen: number | undefined
  onPut: (id: string, wish: TripWish) => void
  onTakeOut: (id: string) => void
}

/** One thing of the trip, with all that can be done about it. */
export function TripThing({ item: { id, wish }, priced, seenYen, onPut, onTakeOut }: TripThingProps) {
  const { title, offer } = priced
  const [isMoving, setMoving] = useState(false)
  const panel = useId()
  const focusLater = useFocusLater()
  const open = (opens: boolean) => {
    setMoving(opens)
    focusLater(() => document.getElementById(opens ? `${panel}-day` : `${panel}-move`))
  }
  const differenceYen = offer && seenYen !== undefined ? offer.totalYen - seenYen : 0
  return (
    <article aria-label={title} className="grid min-w-0 gap-x-6 gap-y-3 lg:grid-cols-[176px_minmax(0,1fr)]">
      <ThingPicture priced={priced} />
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="font-serif text-[1.5rem] leading-[1.14] tracking-[-0.014em] md:text-[1.6875rem]">
            <bdi>{title}</bdi>
          </h2>
          {offer ? (
            <bdi className="font-serif text-[1.3125rem] leading-none whitespace-nowrap tabular-nums md:text-[1.5rem]">
              {formatYen(offer.totalYen)}
            </bdi>
          ) : (
            <Tag tone="waiting">Not to be had</Tag>
          )}
        </div>
        {differenceYen !== 0 && (
          <p className="text-end text-sm font-semibold text-kohaku tabular-nums">
            <bdi>
              {formatYen(Math.abs(differenceYen))} {differenceYen > 0 ? 'more' : 'less'} than at your last look
            </bdi>
          </p>
        )}
        <p className={cx('mt-1 mb-1.5 text-[0.9375rem] tabular-nums', !offer && 'text-ink-2')}>
          <bdi>{offer ? hoursInWords(offer) : startOfWish(wish)}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          <bdi>{factsInWords(priced, wish)}</bdi>
        </p>
        {offer?.codeNote && (
          <p className="mt-1 text-sm text-kohaku">
            <bdi>{offer.codeNote}</bdi>
          </p>
        )}
        <p className="mt-1.5 flex flex-wrap gap-x-5 text-sm print:hidden">
          <TextLink
            to={changePath(wish)}
            aria-label={`Change ${title}`}
            onClick={() => keepChanging({ id, kind: wish.kind, title })}
            className={LINK}
          >
            Change
          </TextLink>
          <TextButton
            id={`${panel}-move`}
            aria-label={`Another day for ${title}`}
            aria-expanded={isMoving}
            aria-controls={panel}
            onClick={() => open(!isMoving)}
            className={LINK}
          >
            Another day
          </TextButton>
          <TextButton aria-label={`Take out ${title}`} onClick={() => onTakeOut(id)} className={LINK}>
            Take out
          </TextButton>
        </p>
        <div id={panel}>
          {isMoving && (
            <MoveDay
              fieldId={`${panel}-day`}
              wish={wish}
              onMove={(day) => {
                setMoving(false)
                onPut(id, { ...wish, day })
              }}
            />
          )}
        </div>
      </div>
    </article>
  )
}

const LINK = 'inline-flex min-h-11 items-center md:min-h-8'

export function ThingPicture({
  priced: { cover, offer, line },
}: {
  priced: Pick<PricedItem, 'cover' | 'offer' | 'line'>
}) {
  if (cover)
    return <Print of={cover} sizes="(width < 900px) 100vw, 176px" className="aspect-21/9 self-start lg:aspect-3/2" />
  if (line !== null || !offer) return <span className="bg-paper-2 max-lg:hidden lg:aspect-3/2" />
  return (
    <span className="grid content-end self-start bg-paper-2 px-10 pt-3 pb-2.5 lg:h-[7.3rem] lg:px-2">
      <CarElevation
        vehicleClass={offer.vehicleClass}
        title={`${offer.className}, side view`}
        className="h-auto w-full max-lg:mx-auto max-lg:max-w-60"
      />
    </span>
  )
}

type MoveDayProps = { fieldId: string; wish: TripWish; onMove: (day: string) => void }

/** The same on another day; whether it can be had there is asked when it has moved. */
function MoveDay({ fieldId, wish, onMove }: MoveDayProps) {
  const [day, setDay] = useState(wish.day)
  const today = todayInTokyo()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (day >= today && day !== wish.day) onMove(day)
      }}
      className="mt-2 flex flex-wrap items-end gap-3 border-t border-line pt-3"
    >
      <div className="grid gap-1.5">
        <label htmlFor={fieldId} className={labelLook()}>
          The same on
        </label>
        <input
          id={fieldId}
          type="date"
          required
          min={today}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          className={boxLook('field', 'normal', 'tabular-nums')}
        />
      </div>
      <button type="submit" className={buttonLook({ variant: 'outline' })}>
        Move it
      </button>
    </form>
  )
}
