import { useEffect } from 'react'
import { placesIn } from '#contract/room.ts'
import type { OpenAsk, PartyChange } from '#web/fleet/site/index.ts'
import { PartyRows, RoomMeter } from '#web/fleet/site/index.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import type { Box } from './box.ts'
import { choiceChange, priceOnDay, priceWithoutDay } from './party-price.ts'

/** Who travels and what they bring, and how that fills the car. */
export function PartyPanel({ box, openAsk }: { box: Box; openAsk: OpenAsk }) {
  const { tour, choice, change, classes, car, room, offered, wantExtras, dayProblem } = box
  useEffect(wantExtras, [wantExtras])
  const priceOf = async (wanted: PartyChange) => {
    const next = { ...choice, ...choiceChange(wanted) }
    return choice.day && !dayProblem
      ? priceOnDay(tour.slug, choice.day, next)
      : priceWithoutDay(next, classes, offered.extras)
  }
  const places = car && placesIn(car.loads, room)
  return (
    <div className="grid gap-4">
      <PartyRows
        party={choice}
        classes={classes}
        car={car}
        extras={offered.extras}
        most={{
          guests: tour.maxGuests,
          largeCases: Math.max(...classes.flatMap(({ loads }) => loads.map((load) => load.largeCases))),
        }}
        onChange={(wanted) => change(choiceChange(wanted))}
        priceOf={priceOf}
        openAsk={openAsk}
        ownSeatsElsewhere="If you bring your own, you say so in the first step of the booking."
        instead={
          offered.hasFailed && (
            <p role="alert" className="border-t border-line py-2.5 text-sm">
              Child seats, strollers and wheelchairs did not load.{' '}
              <TextButton onClick={offered.retry}>Try again</TextButton>
            </p>
          )
        }
      />
      {car && places && (
        <div className="grid gap-1.5">
          <p className="text-sm font-semibold">
            <bdi>How it fits in the {car.name}</bdi>
          </p>
          <RoomMeter label="Seats" filledHalves={places.halfSeatsNeeded} total={places.seats} />
          <RoomMeter label="Luggage" filledHalves={places.casesNeeded * 2} total={places.cases} shape="case" />
        </div>
      )}
    </div>
  )
}
