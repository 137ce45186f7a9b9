import type { ReactNode } from 'react'
import { useDeskContact } from '#web/ui/desk-contact.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { COLUMNS } from './frame-look.ts'

type StepWaitingProps = {
  /** Left out where the step itself is in the page, with its own heading. */
  title?: string
  /** What stands beside the step on a wide screen. */
  aside: ReactNode
}

/** The shape of a step, while only this tab knows what was chosen and typed. */
export function StepWaiting({ title, aside }: StepWaitingProps) {
  return (
    <div className={COLUMNS}>
      <div>
        {title && <h1 className="sr-only">{title}</h1>}
        <Loading label="Your booking is loading" className="grid gap-8">
          <Skeleton className="h-[2.125rem]" />
          <Skeleton className="h-12 max-w-[460px]" />
          <Skeleton className="h-[26.25rem]" />
        </Loading>
      </div>
      {aside}
    </div>
  )
}

type UntilOpenProps = {
  title: string
  waiting: ReactNode
  /** The step as the server knows it; null where only this tab knows anything of it. */
  step: ReactNode
  /** What this tab keeps of a booking counts more than what the server drew. */
  mayDiffer: boolean
  isOpen: boolean
}

/**
 * The first step stands in the page that the server sends, and stays as it is when our code has come. Who keeps another
 * choice in this tab waits for it and sees no other; without scripts nobody sees a form that does nothing.
 */
export function UntilOpen({ title, waiting, step, mayDiffer, isOpen }: UntilOpenProps) {
  const desk = useDeskContact()
  const isDrawn = step !== null
  return (
    <>
      {!isOpen && (
        <noscript>
          <div className="wrap pt-8">
            <h1 className="mb-5 font-serif text-d2">{title}</h1>
            <p className="max-w-[60ch]">
              Booking needs JavaScript. Without it, our desk books for you by telephone: <bdi>{desk.phone}</bdi>
              {desk.hours && `, ${desk.hours}`}.
            </p>
          </div>
        </noscript>
      )}
      {!isOpen && (mayDiffer || !isDrawn) && (
        <div className={isDrawn ? 'scripts-only kept-only' : 'scripts-only'}>{waiting}</div>
      )}
      {isDrawn && (
        <div className={isOpen ? undefined : mayDiffer ? 'scripts-only unless-kept' : 'scripts-only'}>{step}</div>
      )}
    </>
  )
}
