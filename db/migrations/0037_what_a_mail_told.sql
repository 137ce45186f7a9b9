-- What a mail said of a booking, term by term: the next one names what is another since. Goes with the guest's traces.
ALTER TABLE mails ADD COLUMN told jsonb;
