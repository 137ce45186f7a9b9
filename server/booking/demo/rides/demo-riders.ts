import { demoNumber } from '../demo-key.rules.ts'

const firstNames = [
  ...['Adele', 'Andrew', 'Anya', 'Beth', 'Carlos', 'Chloe', 'Daniel', 'Diana', 'Elias', 'Erin', 'Fiona', 'Frank'],
  ...['Gemma', 'Hassan', 'Helen', 'Igor', 'Irene', 'Jonas', 'Julia', 'Karin', 'Kevin', 'Laura', 'Leon', 'Maria'],
  ...['Nadia', 'Nils', 'Oliver', 'Paula', 'Quentin', 'Rachel', 'Rohan', 'Sara', 'Simon', 'Tanya', 'Tom', 'Vera'],
]
const lastNames = [
  ...['Abbott', 'Bauer', 'Castillo', 'Delacroix', 'Eriksson', 'Fischer', 'Gallagher', 'Hoffman', 'Ibrahim', 'Jansen'],
  ...['Kowalski', 'Larkin', 'Mancini', 'Novak', 'Oyelaran', 'Petit', 'Quinn', 'Ricci', 'Schwarz', 'Tanaka', 'Ueda'],
  ...['Vasquez', 'Wallace', 'Xu', 'Young', 'Zimmermann', 'Ashworth', 'Brandt', 'Costa', 'Dvorak', 'Ellison', 'Fonseca'],
]

/** Who rode, always the same for a key. */
export function riderOf(key: string): { leadName: string; email: string; phone: string } {
  const first = firstNames[demoNumber(key, 'first name', firstNames.length)] ?? 'Adele'
  const last = lastNames[demoNumber(key, 'last name', lastNames.length)] ?? 'Abbott'
  return {
    leadName: `${first} ${last}`,
    email: `${first}.${last}@example.com`.toLowerCase(),
    phone: `+4477009${String(10_000 + demoNumber(key, 'phone', 89_999))}`,
  }
}
