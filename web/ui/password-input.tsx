import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Icon } from './icon.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { look: string }

/** Belongs inside TextField: the secret, and a button that shows or hides it. What was typed stays. */
export function PasswordInput({ look, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="relative">
      <input {...rest} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} className={look} />
      <button
        type="button"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 end-0 flex min-w-12 items-center gap-1.5 rounded-field px-3.5 text-sm font-semibold text-ink-2 -outline-offset-4 hover:text-ink group-data-disabled/field:invisible"
      >
        <Icon of={isShown ? EyeOff : Eye} dense />
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  )
}
