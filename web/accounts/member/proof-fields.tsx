import { TextField, type TextFieldProps } from '#web/ui/field.tsx'

type ProofField = Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onBlur' | 'onChange'>

type ProofFieldsProps = {
  password: ProofField
  code: ProofField
  /** Two-factor is on, or the server asked for a code. */
  needsCode: boolean
  passwordLabel?: string
}

/** Shows that it is really them: the password, and a code where two-factor is on. */
export function ProofFields({ password, code, needsCode, passwordLabel = 'Your password' }: ProofFieldsProps) {
  return (
    <>
      <TextField label={passwordLabel} type="password" autoComplete="current-password" {...password} />
      {(needsCode || code.error) && (
        <TextField
          label="Code of your authenticator app"
          hint="Six figures, or one of your recovery codes."
          autoComplete="one-time-code"
          {...code}
        />
      )}
    </>
  )
}
