export { ProofFields } from './proof-fields.tsx'
