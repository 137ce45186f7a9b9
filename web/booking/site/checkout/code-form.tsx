import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatYen } from '#contract/money.ts'
import { isCodeLike } from '#web/pricing/site/index.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { TextButton } from '#web/ui/text-link.tsx'

type CodeFormProps = {
  /** Those that are applied. */
  codes: readonly string[]
  /** Another goes together with the one that is applied. */
  takesAnother: boolean
  isPending: boolean
  fault: string | undefined
  onFault: (fault: string | undefined) => void
  /** Applies these instead; answers the new total, or null when nothing changed, and then the fault says why. */
  apply: (codes: readonly string[]) => Promise<number | null>
}

const noCode = 'Our codes are letters and figures, without spaces.'

/** Codes of offers. Another price is another quote, and so another hold: the old one is let go in the same breath. */
export function CodeForm({ codes, takesAnother, isPending, fault, onFault, apply }: CodeFormProps) {
  const [typed, setTyped] = useState('')
  const [told, setTold] = useState('')
  const form = useRef<HTMLFormElement>(null)

  // What was pressed has gone, and the focus must not go with it.
  useEffect(() => {
    if (told) form.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [told])

  const change = async (wanted: readonly string[], done: string) => {
    const totalYen = await apply(wanted)
    if (totalYen === null) return
    setTyped('')
    setTold(`${done} Total ${formatYen(totalYen)}.`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = typed.trim().toUpperCase()
    if (!wanted || isPending) return
    if (!isCodeLike(wanted)) return onFault(noCode)
    void change([...codes, wanted], `${wanted} is applied.`)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5 grid gap-3">
      {codes.map((code) => (
        <p key={code} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
          <span>
            Code <bdi className="font-semibold">{code}</bdi> is applied.
          </span>
          <TextButton
            className="text-sm"
            disabled={isPending}
            onClick={() =>
              change(
                codes.filter((one) => one !== code),
                'The code is taken off.',
              )
            }
          >
            {isPending ? 'One moment…' : 'Take it off'}
            {codes.length > 1 && <span className="sr-only"> ({code})</span>}
          </TextButton>
        </p>
      ))}
      {(codes.length === 0 || (codes.length === 1 && takesAnother)) && (
        <div className="flex max-w-[460px] items-start gap-3">
          <TextField
            label={codes.length > 0 ? 'Another code' : 'Offer code'}
            optional
            placeholder="If you have one"
            autoComplete="off"
            maxLength={40}
            value={typed}
            error={fault}
            onChange={(value) => {
              setTyped(value)
              onFault(undefined)
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
