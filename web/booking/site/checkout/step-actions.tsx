import { ArrowRight } from 'lucide-react'
import { buttonLook } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type StepActionsProps = {
  back: { to: string; label: string }
  /** Verb and object: "Continue to travellers". */
  label: string
  isPending?: boolean
}

/** The end of a step: one way back, one way on. Phones have the way on within reach of a thumb, over the whole width. */
export function StepActions({ back, label, isPending }: StepActionsProps) {
  return (
    <div className="mt-7 flex flex-col-reverse items-stretch gap-4 border-t border-line pt-6 text-center md:mt-10 md:flex-row md:items-center md:justify-between">
      <TextLink to={back.to} className="inline-flex min-h-11 items-center justify-center">
        {back.label}
      </TextLink>
      <button
        type="submit"
        aria-disabled={isPending || undefined}
        className={cx(buttonLook({ variant: 'primary' }), isPending && '!cursor-progress opacity-85')}
      >
        {isPending ? 'One moment…' : label}
        {!isPending && <Icon of={ArrowRight} points />}
      </button>
    </div>
  )
}
