import { CalendarClock } from 'lucide-react'
import type { CarDetail } from '#contract/cars.ts'
import { formatYen } from '#contract/money.ts'
import { CarElevation, hasElevation } from '#web/fleet/site/car-elevation.tsx'
import { FullPlate } from '#web/fleet/site/plate.tsx'
import { longDay } from '#web/ui/day.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Facts, Panel } from '#web/ui/office/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { StateTag } from './car-cells.tsx'
import { beyondWords, jobWords, monthWord, untilWords } from './car-words.ts'

/** The car from the side and what it is doing. */
export function CarNow({ car, withPlate }: { car: CarDetail; withPlate?: boolean }) {
  const until = untilWords(car.state)
  return (
    <Panel>
      {hasElevation(car.vehicleClass) && (
        <CarElevation
          vehicleClass={car.vehicleClass}
          title={`${car.className}, from the side`}
          className="mx-auto mb-3 w-full max-w-[340px]"
        />
      )}
      <Facts
        of={[
          ...(withPlate ? ([['Plate', <FullPlate key="plate" of={car.plate} />]] as const) : []),
          [
            'Now',
            <span key="now" className="flex flex-wrap items-center gap-x-2">
              <StateTag of={car.state} />
              {until && <bdi>{until}</bdi>}
            </span>,
          ],
          [
            'Next',
            car.next ? (
              <TextLink
                key="next"
                to={`/admin/dispatch?day=${car.next.startsAt.slice(0, 10)}&job=${car.next.reference}`}
              >
                <bdi>{jobWords(car.next)}</bdi>
              </TextLink>
            ) : (
              'No job yet'
            ),
          ],
          ['In use', `${car.inUsePercent}% in 30 days`],
          [
            'Earned',
            <span key="earned">
              {formatYen(car.earned.yen)} in {monthWord(car.earned.month)}
              <span className="block text-ink-2">
                By the jobs that it did then. Money that came or went back after a job counts in its own month.
              </span>
            </span>,
          ],
        ]}
      />
    </Panel>
  )
}

/** Confirmed jobs that lie after the day on which the first paper ends. */
export function BeyondPapers({ car }: { car: CarDetail }) {
  const count = car.beyondPapers.length
  if (count === 0 || !car.papersUntil) return null
  const day = longDay(car.papersUntil).replace(/^\S+ /, '')
  return (
    <div className="flex gap-3.5 border-s-4 border-kohaku bg-kohaku-soft px-4.5 py-3.5 text-sm">
      <Icon of={CalendarClock} className="text-kohaku" />
      <p className="min-w-0">
        <bdi>
          <b className="font-semibold">
            {count === 1 ? 'One job lies' : `${count} jobs lie`} after {day}.
          </b>{' '}
          {beyondWords(car.beyondPapers)}. {count === 1 ? 'It needs' : 'They need'} the new paper or another car.
        </bdi>
      </p>
    </div>
  )
}
