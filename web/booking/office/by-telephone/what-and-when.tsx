import { areAgesKnown, childCalled, resizedAges, seatFor } from '#contract/party.ts'
import { wishLimits } from '#contract/wish.ts'
import { addDays } from '#core/days.ts'
import { todayInTokyo } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StopsThen } from '../../site/stops-then.tsx'
import type { Choices } from './choices.ts'
import { CountField } from './count-field.tsx'
import { DayStrip } from './day-strip.tsx'
import { MoreWishes } from './more-wishes.tsx'
import { PickUpField } from './pick-up-field.tsx'
import { TourField } from './tour-field.tsx'
import type { OpenCall } from './use-call.ts'

type WhatAndWhenProps = {
  of: OpenCall
  choices: Choices
  faults: Partial<Record<string, string>>
}

const stripDays = 14

/** What they would like, for whom, and on which day: the strip says how many crews are free. */
export function WhatAndWhen({ of: open, choices, faults }: WhatAndWhenProps) {
  const { draft, change, days, from, setFrom, start } = open
  const fault = (name: string) => (faults[name] ? { error: faults[name] } : {})
  const turn = (by: 1 | -1) => {
    const next = addDays(from, by * stripDays)
    setFrom([next, todayInTokyo()].toSorted().at(-1) ?? next)
  }
  const setChildren = (count: number) => change({ childAges: resizedAges(draft.childAges, count) })
  const pickUpFault = faults.pickUp ?? faults.pickUpAddress ?? open.refused.pickUp
  return (
    <Panel title="What and when">
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-12">
        <div className="col-span-2 md:col-span-6">
          <TourField of={open} choices={choices} {...fault('tour')} />
        </div>
        <div className="md:col-span-3">
          <CountField
            label="Adults"
            value={draft.adults}
            most={wishLimits.guests}
            onChange={(adults) => change({ adults })}
            {...fault('guests')}
          />
        </div>
        <div className="md:col-span-3">
          <CountField
            label="Children"
            value={draft.childAges.length}
            most={12}
            onChange={setChildren}
            {...fault('childAges')}
          />
        </div>
        {draft.childAges.length > 0 && (
          <div className="col-span-2 grid grid-cols-3 gap-3 md:col-span-12 md:grid-cols-6">
            {draft.childAges.map((age, at) => (
              <CountField
                // biome-ignore lint/suspicious/noArrayIndexKey: children have no names here, only their order
                key={at}
                label={`Age, ${childCalled(at, draft.childAges.length).toLowerCase()}`}
                hint={age === null ? 'Ask the caller' : seatFor(age)}
                value={age}
                most={17}
                onChange={(years) => change({ childAges: draft.childAges.with(at, years) })}
              />
            ))}
          </div>
        )}
      </div>
      <div className="mt-4 grid gap-1.5">
        <p className="text-sm">
          <b className="font-semibold">Day</b>{' '}
          {days.answer && (
            <span className="text-ink-3">
              with crews free for{' '}
              <bdi>
                {start} to {days.answer.endsAt}
              </bdi>
            </span>
          )}
        </p>
        {days.answer ? (
          <DayStrip
            days={days.answer.days}
            value={draft.day}
            onChange={(day) => change({ day })}
            canGoBack={from > todayInTokyo()}
            onTurn={turn}
            isDimmed={days.isAsking}
            {...fault('day')}
          />
        ) : days.isAsking ? (
          <Loading label="The days are loading">
            <Skeleton className="h-15" />
          </Loading>
        ) : (
          <p className="border border-dashed border-edge px-3.5 py-4.5 text-sm text-ink-3">
            {days.failure?.isOutage
              ? 'The days did not load. What you typed is kept; change anything to ask again.'
              : (days.failure?.message ??
                (areAgesKnown(draft.childAges)
                  ? 'Name the tour and the party, and the free days stand here.'
                  : 'Ask how old each child is, and the free days stand here.'))}
          </p>
        )}
        {open.quoted.answer?.noticeEndedAt && (
          <TextField
            size="small"
            label="Why it is booked although notice has ended"
            hint="Written in the history of the booking."
            name="noticeReason"
            maxLength={300}
            value={draft.noticeReason}
            onChange={(noticeReason) => change({ noticeReason })}
            {...fault('noticeReason')}
          />
        )}
      </div>
      <div className="mt-4 grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-12">
        <div className="md:col-span-3">
          <Select
            size="small"
            label="Start, Tokyo"
            choices={(days.answer?.startTimes ?? []).map((time) => ({ id: time, label: time }))}
            value={start || null}
            isDisabled={!days.answer}
            onChange={(time) => change({ start: time })}
            {...fault('start')}
          />
        </div>
        <div className="md:col-span-3">
          <CountField
            label="Large suitcases"
            value={draft.largeCases}
            most={wishLimits.largeCases}
            onChange={(largeCases) => change({ largeCases })}
            {...fault('largeCases')}
          />
        </div>
        <div className="col-span-2 md:col-span-6">
          <PickUpField
            places={choices.places}
            slug={draft.pickUp}
            address={draft.pickUpAddress}
            tour={choices.tours.find(({ slug }) => slug === draft.tour)}
            onChange={change}
            {...(pickUpFault ? { error: pickUpFault } : {})}
          />
        </div>
        <div className="col-span-full empty:hidden">
          <StopsThen dense of={open.quoted.isCurrent ? (open.quoted.answer?.stops ?? []) : []} />
        </div>
      </div>
      <MoreWishes of={open} choices={choices} faults={faults} />
    </Panel>
  )
}
