import type { ReactNode } from 'react'
import { LineMark } from '#web/catalogue/site/index.ts'
import { signInAndBack } from '#web/platform/guard.ts'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Print } from '#web/ui/print.tsx'
import { tokyoStation } from '#web/ui/prints/tokyo-station.generated.ts'
import { TextLink } from '#web/ui/text-link.tsx'

/** Nothing is gathered yet: what could be, as three stops that are not there. */
export function EmptyTrip() {
  const isSignedIn = useSession().session !== null
  return (
    <div className="wrap grid items-start gap-8 pt-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-16 md:pt-12">
      <div>
        <h1 className="font-serif text-d1">Your trip has room for everything</h1>
        <p className="mt-3.5 mb-10 max-w-[46ch] font-serif text-lead text-ink-2">
          Put a car from the airport and your days out together here. See what they cost, and whether they fit.
        </p>
        <ol className="grid gap-9">
          <Stop
            when="First day"
            line={null}
            title="A car from the airport"
            words="Give us the flight, and the car waits for it."
          >
            <TextLink to="/cabs/home" className="inline-flex min-h-11 items-center text-sm">
              Find the car
            </TextLink>
          </Stop>
          <Stop
            when="Then"
            line="T"
            title="Days out with a guide"
            words="A car, a chauffeur and somebody who knows the way."
          >
            <ButtonLink to="/tour/grid" variant="primary" className="mt-3">
              Find a day out
            </ButtonLink>
          </Stop>
          <Stop
            when="Last day"
            line={null}
            title="A car to the airport"
            words="Say when you want to leave, and what the way takes is counted in."
          />
        </ol>
        <p className="mt-9 max-w-[64ch] text-sm text-ink-2">
          {!isSignedIn && (
            <>
              Had something here before? <TextLink to={signInAndBack('/trip')}>Sign in</TextLink> and we bring it back.{' '}
            </>
          )}
          Without an account a trip is kept for 30 days on the device where you made it.
        </p>
      </div>
      <Print
        of={tokyoStation}
        sizes="(width < 900px) 100vw, 500px"
        slip
        className="max-md:-order-1 max-md:-mx-(--gut) max-md:h-52 md:h-[35rem]"
      />
    </div>
  )
}

type StopProps = { when: string; line: string | null; title: string; words: string; children?: ReactNode }

function Stop({ when, line, title, words, children }: StopProps) {
  return (
    <li className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3.5 md:grid-cols-[66px_44px_minmax(0,1fr)] md:gap-x-5">
      <span className="text-sm font-[550] text-ink-2 max-md:hidden md:pt-3 md:text-end">{when}</span>
      <LineMark line={line} className="!border-edge" />
      <div>
        <h2 className="font-serif text-d4">
          <span className="sr-only">{when}: </span>
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{words}</p>
        {children}
      </div>
    </li>
  )
}
