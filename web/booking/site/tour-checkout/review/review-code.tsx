import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { useCheckout } from '../checkout-state.ts'
import type { AnsweredHold } from '../hold/hold-record.ts'
import type { Hold } from '../hold/use-hold.ts'
import { useCode } from './use-code.ts'

type ReviewCodeProps = {
  slug: string
  hold: Hold
  record: AnsweredHold
}

/** An offer's code. Another price is another quote, and so another hold: the old one is let go in the same breath. */
export function ReviewCode({ slug, hold, record }: ReviewCodeProps) {
  const { code } = useCheckout(slug).wish
  const { isPending, fault, clearFault, apply } = useCode(slug, hold, record)
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState('')
  const form = useRef<HTMLFormElement>(null)

  // What was pressed has gone, and the focus must not go with it.
  useEffect(() => {
    if (told) form.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [told])

  const change = async (wanted: string | undefined) => {
    const totalYen = await apply(wanted)
    if (totalYen === null) return
    setTyped('')
    setTold(`${wanted ? `${wanted} is applied.` : 'The code is taken off.'} Total ${formatYen(totalYen)}.`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim().toUpperCase()
    if (wanted && !isPending) change(wanted)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5">
      {code ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
          <span>
            Code <bdi className="font-semibold">{code}</bdi> is applied.
          </span>
          <TextButton className="text-sm" disabled={isPending} onClick={() => change(undefined)}>
            {isPending ? 'One moment…' : 'Take it off'}
          </TextButton>
        </p>
      ) : (
        <div className="flex max-w-[460px] items-start gap-3">
          <TextField
            label="Offer code"
            optional
            placeholder="If you have one"
            autoComplete="off"
            maxLength={40}
            value={typed}
            error={fault}
            onChange={(value) => {
              setTyped(value)
              clearFault()
            }}
            className="flex-1"
          />
          <Button type="submit" isPending={isPending} pendingLabel="Looking…" className="mt-[1.6875rem]">
            Apply
          </Button>
        </div>
      )}
      <span role="status" className="sr-only">
        {told}
      </span>
    </form>
  )
}
