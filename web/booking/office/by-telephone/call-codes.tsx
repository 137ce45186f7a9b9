import { useState } from 'react'
import { TextField } from '#web/ui/field.tsx'
import type { OpenCall } from './use-call.ts'

/** The codes that a caller has: one, and another where both go together. What is refused says why at its field. */
export function CallCodes({ of: { draft, change, quoted } }: { of: Pick<OpenCall, 'draft' | 'change' | 'quoted'> }) {
  const { code, secondCode } = draft
  const { code: fault, secondCode: secondFault } = quoted.failure?.fields ?? {}
  const takesAnother = code !== '' && (secondCode !== '' || quoted.answer?.quote.takesAnotherCode === true)
  return (
    <>
      <CallCode
        key={`code ${code}`}
        label="Offer code"
        value={code}
        fault={fault}
        onSay={(said) => change(said === '' ? { code: secondCode, secondCode: '' } : { code: said })}
      />
      {takesAnother && (
        <CallCode
          key={`second ${secondCode}`}
          label="Another code"
          value={secondCode}
          fault={secondFault}
          onSay={(said) => change({ secondCode: said })}
        />
      )}
    </>
  )
}

type CallCodeProps = { label: string; value: string; fault: string | undefined; onSay: (code: string) => void }

/** Asked with once it is whole: half a code is a wrong one. */
function CallCode({ label, value, fault, onSay }: CallCodeProps) {
  const [typed, setTyped] = useState(value)
  const say = () => {
    const said = typed.trim().toUpperCase()
    if (said !== value) onSay(said)
  }
  return (
    <div className="col-span-2 md:col-span-6">
      <TextField
        size="small"
        label={label}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        onChange={setTyped}
        onBlur={say}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          say()
        }}
        error={fault}
      />
    </div>
  )
}
