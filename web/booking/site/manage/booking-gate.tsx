import type { ReactNode } from 'react'
import { useLoaderData, useLocation, useRevalidator } from 'react-router'
import { signInAndBack } from '#web/platform/guard.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { hanedaDawn } from '#web/ui/prints/haneda-dawn.generated.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Story, StoryActions, StoryLead } from '#web/ui/story.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { BookingData, OpenBooking } from './load-booking.ts'

/** Lets the page be drawn for whoever may see the booking, and says kindly what to do to everybody else. */
export function BookingGate({ children }: { children: (open: OpenBooking) => ReactNode }) {
  const data = useLoaderData<BookingData>()
  if (data.kind === 'open') return children(data)
  if (data.kind === 'unreached') return <Unreached />
  if (data.kind === 'nameless') return <Nameless />
  return <Closed reference={data.reference} isSignedIn={data.isSignedIn} />
}

function Closed({ reference, isSignedIn }: { reference: string; isSignedIn: boolean }) {
  const { pathname, search, hash } = useLocation()
  return (
    <Story title="This booking is not open here" print={hanedaDawn}>
      <StoryLead>
        To open <bdi>{reference}</bdi> we need the link from your mail, or the address you booked with.
      </StoryLead>
      <StoryActions>
        <ButtonLink to={`/find-booking?booking=${reference}`} variant="primary">
          Find it by e-mail address
        </ButtonLink>
        {!isSignedIn && <TextLink to={signInAndBack(pathname + search + hash)}>Sign in</TextLink>}
      </StoryActions>
      <Ring />
    </Story>
  )
}

function Nameless({ isPerhaps }: { isPerhaps?: boolean }) {
  return (
    <Story title="Which booking is it?" print={hanedaDawn} isPerhaps={isPerhaps}>
      <StoryLead>This address names no booking. With its reference and your e-mail address we find it.</StoryLead>
      <StoryActions>
        <ButtonLink to="/find-booking" variant="primary">
          Find a booking
        </ButtonLink>
      </StoryActions>
      <Ring />
    </Story>
  )
}

function Ring() {
  const desk = useDeskContact()
  return (
    <p className="mt-6 text-sm text-ink-2">
      Or ring the desk{desk.hours && `, ${desk.hours}`}:{' '}
      <TextLink href={desk.phoneHref}>
        <bdi className="whitespace-nowrap">{desk.phone}</bdi>
      </TextLink>
    </p>
  )
}

function Unreached() {
  const desk = useDeskContact()
  const { revalidate, state } = useRevalidator()
  return (
    <div className="wrap pt-10">
      <h1 className="mb-6 font-serif text-d2">Your booking is out of reach</h1>
      <ErrorState
        title="The booking did not load"
        onRetry={revalidate}
        isRetrying={state === 'loading'}
        phone={desk.phone}
      >
        It is safe with us; only the connection is missing. On the day itself, ring the desk:
      </ErrorState>
    </div>
  )
}

/**
 * What the server sends of these pages, to everyone the same: that no booking is named, or, where the address asks for
 * something, the shape of what comes.
 */
export function BookingLoading() {
  return (
    <>
      <noscript>
        <NeedsScript />
      </noscript>
      <div className="scripts-only unless-asked">
        <Nameless isPerhaps />
      </div>
      <div className="scripts-only asked-only">
        <Shape />
      </div>
    </>
  )
}

function NeedsScript() {
  return (
    <div className="wrap pt-8">
      <h1 className="font-serif text-d2">Your booking</h1>
      <p className="mt-5 max-w-[60ch]">A booking opens with JavaScript. Without it, our desk tells you everything.</p>
      <Ring />
    </div>
  )
}

/** For these pages all alike: words at the start, the ticket at the end. */
function Shape() {
  return (
    <div className="wrap pt-8">
      <h1 className="sr-only">Your booking</h1>
      <Loading label="Opening your booking" className="grid gap-8 md:grid-cols-[minmax(0,1fr)_360px] md:gap-16">
        <div className="grid content-start gap-4">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-12 w-4/5" />
          <Skeleton className="mb-4 h-5 w-3/5" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
        <Skeleton className="h-96 max-md:-order-1 max-md:h-20" />
      </Loading>
    </div>
  )
}
