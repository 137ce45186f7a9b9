/** Seen by nobody: password managers learn from it whose password is asked for in a form that asks for no address. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
