import { buttonLook } from '#web/ui/button-look.ts'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { boxLook, FIELD_STACK, labelLook } from '#web/ui/field-look.ts'
import { Trap } from '#web/ui/trap.tsx'

/** Where the browser itself sends the form: the page of a closed house has no code of ours. */
export const plainFormPath = '/tell-me/opening'

type PlainTellMeProps = { label: string; fault?: string | null }

/** An address for the day on which the house opens. */
export function PlainTellMe({ label, fault = null }: PlainTellMeProps) {
  return (
    <form method="post" action={plainFormPath} aria-label={label} className="grid max-w-[440px] gap-2.5">
      <div className={FIELD_STACK} data-invalid={fault ? '' : undefined}>
        <label htmlFor="tell-me-email" className={labelLook()}>
          E-mail
        </label>
        <div className="grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
          <input
            id="tell-me-email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            maxLength={254}
            aria-invalid={fault ? true : undefined}
            aria-describedby="tell-me-words"
            className={boxLook()}
          />
          <button type="submit" className={buttonLook({ variant: 'outline' })}>
            {label}
          </button>
        </div>
      </div>
      <div id="tell-me-words" className="text-sm text-ink-2">
        {fault && <ErrorWords>{fault}</ErrorWords>}
        One link to confirm, one mail when we open, and nothing else.
      </div>
      <Trap />
    </form>
  )
}
