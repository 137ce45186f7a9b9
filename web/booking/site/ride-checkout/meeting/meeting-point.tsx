import { useEffect, useId, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { type RideLeg, type RideMeeting, rideCars, type Terminal } from '#contract/rides.ts'
import { call } from '#web/platform/api.ts'
import { HallDrawing, wayToMeeting } from '#web/rides/site/index.ts'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { NumberedSteps } from '#web/ui/numbered-steps.tsx'
import { OPTION, OPTION_LABEL, RING } from '#web/ui/option-look.ts'
import { StepSection } from '../../checkout/step-head.tsx'
import { boardNameOf, isQuoteOfNow, type RideWanted } from '../ride-checkout.ts'
import { updateWanted, useRidePart } from '../ride-checkout-state.ts'

/** In the hall with a board, or at the kerb for less; and the way there. */
export function MeetingPoint({ leg }: { leg: RideLeg }) {
  const meeting = useRidePart(({ wanted }) => wanted?.meeting ?? 'board')
  const group = useId()
  const lessYen = useKerbLess()
  const { terminal } = leg
  if (!terminal) return null
  const choices: { id: RideMeeting; name: string; aside: string; words: string }[] = [
    {
      id: 'board',
      name: 'In the arrivals hall, with a board',
      aside: 'in the price',
      words: 'Your chauffeur walks with you to the car and takes the suitcases.',
    },
    {
      id: 'kerb',
      name: 'At the kerb',
      aside: lessYen ? `− ${formatYen(lessYen)}` : '',
      words: `You ring when you have your bags. ${terminal.kerbPoint}.`,
    },
  ]
  return (
    <StepSection title="Meeting point">
      <fieldset className="min-w-0">
        <legend className="sr-only">Where we meet</legend>
        {choices.map(({ id, name, aside, words }) => (
          <div key={id} className={OPTION}>
            <label className={OPTION_LABEL}>
              <input
                type="radio"
                name={group}
                checked={meeting === id}
                onChange={() => updateWanted({ meeting: id })}
                className={RING}
              />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold">{name}</span>
                  <bdi className="text-sm tabular-nums">{aside}</bdi>
                </span>
                <bdi className="block text-[0.84375rem] leading-snug text-ink-2">{words}</bdi>
              </span>
            </label>
          </div>
        ))}
      </fieldset>
      <TheWayThere terminal={terminal} meeting={meeting} />
    </StepSection>
  )
}

function TheWayThere({ terminal, meeting }: { terminal: Terminal; meeting: RideMeeting }) {
  const name = useRidePart(boardNameOf)
  const desk = useDeskContact()
  return (
    <div className="mt-[1.125rem] grid items-center gap-x-7 gap-y-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <HallDrawing terminal={terminal} meeting={meeting} name={name} />
      <NumberedSteps steps={wayToMeeting(terminal, meeting, name)}>
        <li className="text-sm text-ink-2">
          Nobody there after five minutes? Ring <bdi className="whitespace-nowrap">{desk.phone}</bdi> and we bring you
          together.
        </li>
      </NumberedSteps>
    </div>
  )
}

/** What the kerb costs less than the board. It comes when it comes, and until then nothing is said. */
function useKerbLess(): number | null {
  const wanted = useRidePart((checkout) => checkout.wanted)
  const quotedYen = useRidePart((checkout) => (isQuoteOfNow(checkout, 0) ? checkout.quoted?.totalYen : undefined))
  const [lessYen, setLess] = useState<number | null>(null)
  useEffect(() => {
    if (!wanted || quotedYen === undefined) return
    let isHere = true
    otherTotal(wanted).then(
      (otherYen) => {
        if (isHere && otherYen !== null)
          setLess(wanted.meeting === 'board' ? quotedYen - otherYen : otherYen - quotedYen)
      },
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [wanted, quotedYen])
  return lessYen
}

async function otherTotal({ vehicleClass, ...ask }: RideWanted): Promise<number | null> {
  const { options } = await call(rideCars, { ...ask, meeting: ask.meeting === 'board' ? 'kerb' : 'board' })
  return options.find((option) => option.vehicleClass === vehicleClass)?.totalYen ?? null
}
