import { useEffect, useState } from 'react'
import type { TripItem, TripWish } from '#contract/trip-wish.ts'
import type { PricedTrip } from '#contract/trips.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { keepChanging } from '../changing.ts'
import { changeTrip, readTripAgain } from '../trip.ts'
import { EmptyTrip } from './empty-trip.tsx'
import { FindingPanel, type Fix } from './finding-panel.tsx'
import { titleOf } from './item-words.ts'
import { Journey, placeItems } from './journey.tsx'
import { keyOfFinding, readSettled, settle } from './settled.ts'
import { ShareTrip } from './share-trip.tsx'
import { TripHead } from './trip-head.tsx'
import { ChangedElsewhere, Kept, PutBack, type TakenOut } from './trip-notices.tsx'
import { TripStrip } from './trip-strip.tsx'
import { TripThing } from './trip-thing.tsx'
import { TripTotal } from './trip-total.tsx'
import { TripWayOn } from './trip-way-on.tsx'
import { type TripPage as Page, useTripPage } from './use-trip-page.ts'
import { WhatChanged } from './what-changed.tsx'

/** What is gathered to be booked together, at the prices of this moment. */
export function TripPage() {
  const page = useTripPage()
  const { items, priced } = page
  // Whoever is here again changes nothing elsewhere any more.
  useEffect(() => keepChanging(null), [])
  const [takenOut, setTakenOut] = useState<TakenOut | null>(null)
  if (items?.length === 0 && page.isCutOff) return <NotReached page={page} />
  if (items?.length === 0)
    return (
      <>
        <div className="wrap pt-4">
          <PutBack takenOut={takenOut} onDone={() => setTakenOut(null)} />
        </div>
        <EmptyTrip />
      </>
    )
  if (items && priced.answer)
    return <Shown page={page} items={items} trip={priced.answer} takenOut={takenOut} setTakenOut={setTakenOut} />
  if (priced.failure) return <NotReached page={page} />
  return <TripWaiting />
}

export function TripWaiting() {
  return (
    <div className="wrap pt-6 md:pt-11">
      <h1 className="sr-only">Your trip</h1>
      <Loading label="Your trip is loading" className="grid gap-8">
        <Skeleton className="h-14 max-w-[560px]" />
        <Skeleton className="h-28" />
        <div className="grid gap-10 md:grid-cols-[minmax(0,1fr)_350px] lg:gap-16">
          <Skeleton className="h-96" />
          <Skeleton className="h-80" />
        </div>
      </Loading>
    </div>
  )
}

function NotReached({ page: { priced } }: { page: Page }) {
  const { failure } = priced
  const retry = () => {
    readTripAgain()
    priced.askAgain()
  }
  return (
    <div className="wrap pt-6 md:pt-12">
      <h1 className="mb-7 font-serif text-d2">Your trip</h1>
      <ErrorState title="The prices did not load" onRetry={retry} isRetrying={priced.isAsking}>
        {failure && !failure.isOutage
          ? failure.message
          : 'Everything that you gathered is kept. Please try again in a moment.'}
      </ErrorState>
    </div>
  )
}

type ShownProps = {
  page: Page
  items: readonly TripItem[]
  trip: PricedTrip
  takenOut: TakenOut | null
  setTakenOut: (takenOut: TakenOut | null) => void
}

function Shown({ page, items, trip, takenOut, setTakenOut }: ShownProps) {
  const { priced, seenBefore } = page
  const [settled, setSettled] = useState<readonly string[]>(readSettled)
  const [refusal, setRefusal] = useState<string | null>(null)

  const here = trip.items.filter(({ id }) => items.some((item) => item.id === id))
  const placed = placeItems(items, here)
  const findings = trip.findings.filter(
    (finding) =>
      !settled.includes(keyOfFinding(finding)) && finding.items.every((id) => here.some((item) => item.id === id)),
  )
  const change = async (...changes: Parameters<typeof changeTrip>[0][]) => {
    setRefusal(null)
    for (const one of changes) {
      const refused = await changeTrip(one)
      if (refused) return setRefusal(refused)
    }
  }
  const put = (id: string, wish: TripWish) => {
    setTakenOut(null)
    return change({ put: { id, wish, seenYen: null, seenAt: null } })
  }
  const takeOut = (id: string) => {
    const item = items.find((one) => one.id === id)
    if (!item) return
    setTakenOut({ item, title: titleOf(item, here) })
    return change({ remove: id })
  }
  const fix = ({ changes }: Fix) =>
    change(
      ...changes.map(({ id, wish }) => (wish ? { put: { id, wish, seenYen: null, seenAt: null } } : { remove: id })),
    )
  const gone = here.filter((item) => item.gone)
  const wrong = new Set(findings.filter(({ isImpossible }) => isImpossible).flatMap((finding) => finding.items))
  return (
    <div className="wrap pt-6 md:pt-11">
      <TripHead items={items} findings={findings} hasGone={gone.length > 0} isAsking={priced.isAsking} />
      <TripStrip
        items={here
          .filter(({ offer }) => offer)
          .flatMap(({ id, line, offer }, index) =>
            offer
              ? [
                  {
                    ...{ number: index + 1, line, endsAt: offer.endsAt, isWrong: wrong.has(id) },
                    startsAt: offer.leg?.ride.landsAt ?? offer.startsAt,
                  },
                ]
              : [],
          )}
      />
      <WhatChanged
        priced={{ ...trip, items: here }}
        items={items}
        seenBefore={seenBefore}
        onPut={put}
        onTakeOut={takeOut}
      />
      <ChangedElsewhere page={page} trip={trip} />
      {refusal && (
        <Alert tone="error" title="That did not work." className="mt-6">
          {refusal}
        </Alert>
      )}
      {priced.failure && (
        <Alert
          tone="error"
          title="These prices are of a moment ago."
          className="mt-6"
          action={<TextButton onClick={priced.askAgain}>Try again</TextButton>}
        >
          We could not be reached.
        </Alert>
      )}
      <div className="mt-8 grid gap-10 md:mt-12 md:grid-cols-[minmax(0,1fr)_350px] lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-18">
        <div className="min-w-0">
          <PutBack takenOut={takenOut} onDone={() => setTakenOut(null)} />
          <Journey
            placed={placed}
            findings={findings}
            thing={({ item, priced: one }) => (
              <TripThing
                item={item}
                priced={one}
                seenYen={seenBefore.get(item.id)?.yen}
                onPut={put}
                onTakeOut={takeOut}
              />
            )}
            panel={(finding) => (
              <FindingPanel finding={finding} onFix={fix} onSettle={() => setSettled(settle(finding))} />
            )}
          />
          <Kept page={page} />
          <ShareTrip items={items} />
        </div>
        <TripTotal items={here} isOld={priced.isAsking}>
          <TripWayOn items={items} priced={here} />
        </TripTotal>
      </div>
    </div>
  )
}
