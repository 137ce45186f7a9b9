import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { login } from '#contract/accounts.ts'
import { ApiError } from '#contract/call.ts'
import { call } from '#web/platform/api.ts'
import { saveSession } from '#web/platform/session.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

export interface Credentials {
  email: string
  password: string
}

type Faults = Partial<Record<keyof Credentials, string>>

interface SignInFormProps {
  credentials: Credentials
  onChange: (change: Partial<Credentials>) => void
  /** Stands across from the password's label, such as a link for those who forgot it. */
  aside?: ReactNode
}

/** What was typed stays in the page's hands, so that nothing is lost when an answer is a refusal. */
export function SignInForm({ credentials, onChange, aside }: SignInFormProps) {
  const [faults, setFaults] = useState<Faults>({})
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)

  const [answered, setAnswered] = useState(0)

  // Only an answer to the form moves the focus; a fault found on leaving a field must let one leave.
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
    const found = findFaults(credentials)
    setFaults(found)
    if (Object.keys(found).length > 0) return setAnswered((count) => count + 1)
    setPending(true)
    try {
      saveSession(await call(login, credentials))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(error.fields)
      setRefusal(Object.keys(error.fields).length > 0 ? null : error)
      setAnswered((count) => count + 1)
    } finally {
      setPending(false)
    }
  }

  const field = (name: keyof Credentials) => ({
    name,
    value: credentials[name],
    error: faults[name],
    // On leaving a field it is checked, unless nothing was written yet: nobody is scolded for looking around.
    onBlur: () => {
      const fault = findFaults(credentials)[name]
      if (credentials[name] && fault) setFaults((now) => ({ ...now, [name]: fault }))
    },
    onChange: (value: string) => {
      onChange({ [name]: value })
      if (faults[name]) setFaults(({ [name]: _, ...rest }) => rest)
    },
  })

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-[18px]">
      {refusal && (
        <div ref={alert} tabIndex={-1} className="outline-none">
          <Alert tone="error" title={refusal.message}>
            <span className="block text-sm">{advice(refusal)}</span>
          </Alert>
        </div>
      )}
      <TextField label="E-mail" type="email" inputMode="email" autoComplete="username" {...field('email')} />
      <div className="relative">
        <TextField label="Password" type="password" autoComplete="current-password" {...field('password')} />
        {aside && <span className="absolute end-0 top-0 text-sm">{aside}</span>}
      </div>
      <Button type="submit" variant="primary" wide isPending={isPending} pendingLabel="Signing in…">
        Sign in
      </Button>
    </form>
  )
}

/** The contract's own rules, asked before the server is. */
function findFaults(credentials: Credentials): Faults {
  const result = login.input?.safeParse(credentials)
  if (!result || result.success) return {}
  const faults: Faults = {}
  for (const issue of result.error.issues) faults[issue.path[0] as keyof Credentials] ??= issue.message
  return faults
}

function advice(refusal: ApiError): string {
  if (refusal.code === 'accounts.invalid-credentials')
    return 'Look at both once more. After a few tries we pause for a minute.'
  if (refusal.isOutage) return 'What you typed is kept.'
  return 'What you typed is kept. Nothing is locked.'
}
