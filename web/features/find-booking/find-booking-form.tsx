import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { findBooking } from '#contract/booking.ts'
import { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

interface Pair {
  reference: string
  email: string
}
type Faults = Partial<Pair>

type FindBookingFormProps = {
  /** From the address of a page that led here. */
  reference: string
  onFound: (found: { reference: string; token: string }) => void
  /** What else one can do when nothing was found. */
  otherWays: ReactNode
}

/** Reference and address together open a booking. Which of them was wrong is never said. */
export function FindBookingForm({ reference, onFound, otherWays }: FindBookingFormProps) {
  const [pair, setPair] = useState<Pair>({ reference: '', email: '' })
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  const [answered, setAnswered] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)

  // The address is known only in the browser; the server's page is the same for everyone.
  useEffect(() => {
    if (reference) setPair((now) => (now.reference ? now : { ...now, reference }))
  }, [reference])
  useEffect(() => {
    if (answered === 0) return
    const firstFault = form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')
    if (firstFault) firstFault.focus()
    else alert.current?.focus()
  }, [answered])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setRefusal(null)
    const found = findFaults(pair)
    setFaults(found)
    if (Object.keys(found).length > 0) return setAnswered((count) => count + 1)
    setPending(true)
    try {
      onFound(await call(findBooking, pair))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(error.fields)
      setRefusal(Object.keys(error.fields).length > 0 ? null : error)
      setAnswered((count) => count + 1)
    } finally {
      setPending(false)
    }
  }

  const field = (name: keyof Pair) => ({
    name,
    value: pair[name],
    error: faults[name],
    onChange: (value: string) => {
      setPair((now) => ({ ...now, [name]: value }))
      if (faults[name]) setFaults(({ [name]: _, ...rest }) => rest)
    },
  })

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-[18px]">
      {refusal && (
        <div ref={alert} tabIndex={-1} className="outline-none">
          <Alert tone="error" title={titleOf(refusal)}>
            <span className="block text-sm">
              {adviceOf(refusal)} {otherWays}
            </span>
          </Alert>
        </div>
      )}
      <TextField
        label="Reference"
        placeholder={'AN-\u200e'}
        hint="Six letters and figures. Capitals and spaces do not matter."
        autoComplete="off"
        spellCheck="false"
        {...field('reference')}
      />
      <TextField
        label="E-mail you booked with"
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <Button type="submit" variant="primary" wide isPending={isPending} pendingLabel="Looking…">
        Open my booking
      </Button>
    </form>
  )
}

/** The contract's own rules, asked before the server is. */
function findFaults(pair: Pair): Faults {
  const result = findBooking.input?.safeParse(pair)
  if (!result || result.success) return {}
  const faults: Faults = {}
  for (const issue of result.error.issues) faults[issue.path[0] as keyof Pair] ??= issue.message
  return faults
}

const titleOf = (refusal: ApiError) =>
  refusal.code === 'booking.not-found' ? 'We know no booking with both of these.' : refusal.message

function adviceOf(refusal: ApiError): string {
  if (refusal.code === 'booking.not-found')
    return 'Check the reference letter by letter: there is never a zero, a one, an O or an I in it. Or use the address you booked with.'
  return 'What you typed is kept.'
}
