import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Slot } from '#contract/availability.ts'
import { formatYen } from '#contract/money.ts'
import type { RideOption } from '#contract/rides.ts'
import { taxYenOf } from '#core/tax-shares.ts'
import { CarElevation, RoomMeter } from '#web/fleet/site/index.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { shortDay } from '#web/ui/day.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PriceLines } from './price-lines.tsx'
import { priceInWords, tagOf } from './words.ts'

type CarRowProps = {
  option: RideOption
  /** "Alphard", for the button. */
  called: string
  /** The page of this class, with everything that was asked. */
  to: string
  /** The one that we would take: its button is vermilion. */
  isFirst: boolean
  addressAt: (slot: Slot, option: RideOption) => string
  more?: ((option: RideOption) => ReactNode) | undefined
}

const ROW =
  'grid gap-3.5 border-t border-line py-[1.375rem] md:grid-cols-[220px_minmax(0,1fr)_11.875rem] md:items-center md:gap-6 lg:grid-cols-[300px_minmax(0,1fr)_13.5rem] lg:gap-9 lg:py-[1.875rem] print:break-inside-avoid'

/** One class: how it looks and fits, what it costs, and why. */
export function CarRow({ option, called, to, isFirst, addressAt, more }: CarRowProps) {
  const { fit, why, room, name, vehicleClass, whyNot } = option
  const tag = tagOf(option)
  const isSmall = fit === 'small'
  return (
    <article className={ROW} aria-label={name}>
      <CarElevation vehicleClass={vehicleClass} className={cx('h-auto w-[220px] md:w-full', isSmall && 'opacity-45')} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="font-serif text-[1.6875rem] leading-tight font-[420]">{name}</h2>
          <Tag tone={tag.tone}>{tag.words}</Tag>
        </div>
        <p className="mt-2 mb-3.5 max-w-[54ch] text-ink-2">
          <bdi>{why}</bdi>
        </p>
        <div className="grid max-w-[440px] gap-2">
          <RoomMeter label="Seats" filledHalves={room.halfSeatsNeeded} total={room.seats} />
          <RoomMeter label="Luggage" filledHalves={room.casesNeeded * 2} total={room.cases} shape="case" />
        </div>
        {!isSmall && whyNot !== null && <NearestFree option={option} addressAt={addressAt} />}
        <PriceLines option={option} />
      </div>
      <div className="grid gap-3 md:justify-items-end md:text-end">
        <div>
          <p className="font-serif text-[1.875rem] leading-tight font-[430] tabular-nums">
            <bdi>{formatYen(option.totalYen)}</bdi>
          </p>
          <p className="text-xs text-ink-2">
            <bdi className="block">{priceInWords(option)}</bdi>
            {!isSmall && <bdi className="block tabular-nums">includes {formatYen(taxYenOf(option.taxes))} tax</bdi>}
            {option.codeNote && <bdi className="mt-1 block">{option.codeNote}</bdi>}
          </p>
        </div>
        {whyNot === null ? (
          <Link
            to={to}
            aria-label={`Choose the ${name}`}
            className={buttonLook({
              variant: isFirst ? 'primary' : 'outline',
              className: 'md:whitespace-normal max-md:w-full print:hidden',
            })}
          >
            Choose the {called}
          </Link>
        ) : (
          <span className={cx(buttonLook({ className: 'max-md:w-full print:hidden' }, true))}>
            {isSmall ? 'Does not fit' : whyNot === 'too-short-notice' ? 'Too soon' : 'Not free'}
          </span>
        )}
        {whyNot === null && more?.(option)}
      </div>
    </article>
  )
}

/** One press asks for the same at another hour. */
function NearestFree({ option, addressAt }: Pick<CarRowProps, 'option' | 'addressAt'>) {
  const { nearest, nearestWay, ways } = option
  if (nearest.length === 0) return <p className="mt-3.5 text-sm text-ink-2">Nothing is free near this hour either.</p>
  const which = ways.length === 2 ? (nearestWay === 1 ? ' for the way back' : ' for the way there') : ''
  return (
    <div className="mt-3.5 grid gap-2">
      <p className="text-sm font-semibold">Nearest free{which}</p>
      <ul className="flex flex-wrap gap-2">
        {nearest.map((slot) => (
          <li key={`${slot.day} ${slot.start}`}>
            <Link
              to={addressAt(slot, option)}
              state={{ land: 'headline' }}
              className={buttonLook({ variant: 'outline', size: 'small', className: 'min-h-11' })}
            >
              <bdi className="tabular-nums">
                {shortDay(slot.day)}, {slot.start}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the office arranges by hand. */
export function ByTheOffice({ option }: { option: RideOption }) {
  const tag = tagOf(option)
  return (
    <article className={cx(ROW, 'lg:!py-[1.375rem]')} aria-label={option.name}>
      <div className="max-md:hidden" />
      <div>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="font-serif text-[1.375rem] leading-tight font-[420]">{option.name}</h2>
          <Tag tone={tag.tone}>{tag.words}</Tag>
        </div>
        <p className="mt-1.5 max-w-[72ch] text-sm text-ink-2">
          <bdi>{option.why}</bdi>
        </p>
      </div>
      <p className="text-sm md:text-end">
        <TextLink to="/contact-us" className="inline-flex min-h-11 items-center">
          Ask the office
        </TextLink>
      </p>
    </article>
  )
}
