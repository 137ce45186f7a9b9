import { Check, Info } from 'lucide-react'
import type { Owner } from '#contract/weak-password.ts'
import { cx } from '#web/ui/cx.ts'
import { TextField, type TextFieldProps } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type PasswordWords, passwordWords } from './password-words.ts'

type NewPasswordFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete' | 'hint' | 'label' | 'value'> & {
  label?: string
  value: string
  /** Whose it is to be, as far as the page knows. */
  owner?: Owner
}

const nobody: Owner = { fullName: '', email: '' }

/** A password to be chosen, with a meter that explains while it is typed. What the server says of it stands as its error. */
export function NewPasswordField({ label = 'Password', owner = nobody, ...rest }: NewPasswordFieldProps) {
  const said = passwordWords(rest.value, owner)
  const hint = said.kind === 'empty' ? said.words : undefined
  return (
    <div className="grid gap-1.5">
      <TextField {...rest} label={label} type="password" autoComplete="new-password" hint={hint} />
      <Meter of={said} isMute={Boolean(rest.error)} />
    </div>
  )
}

const TONES: Record<Exclude<PasswordWords['kind'], 'empty'>, { ink: string; bar: string }> = {
  short: { ink: 'text-ink-2', bar: 'bg-kohaku' },
  easy: { ink: 'text-kohaku', bar: 'bg-kohaku' },
  good: { ink: 'text-matsu', bar: 'bg-matsu' },
}

/** Four strokes and a sentence that says all that they do. Where a fault is told already, one sentence is enough. */
function Meter({ of: { kind, strength, words }, isMute }: { of: PasswordWords; isMute: boolean }) {
  // It stands there from the start, so that its words are heard when they come.
  if (kind === 'empty') return <div role="status" className="-mt-1.5" />
  const { ink, bar } = TONES[kind]
  return (
    // Far enough below for the ring around a field with the focus.
    <div role="status" className="mt-1 grid gap-1.5">
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((stroke) => (
          <span
            key={stroke}
            className={cx('h-1 rounded-tag transition-colors', stroke <= strength ? bar : 'bg-line')}
          />
        ))}
      </div>
      {!isMute && (
        <p className={cx('flex items-start gap-1.5 text-xs', ink)}>
          <Icon of={kind === 'good' ? Check : Info} dense className="mt-0.5" />
          <bdi>{words}</bdi>
        </p>
      )}
    </div>
  )
}
