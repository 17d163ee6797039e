import { useRef, useState, type SubmitEvent } from 'react';
import { useEarlyLoad } from '../../../ui/feedback/use-early-load.ts';
import { useFieldSubmission } from '../../../core/forms/use-field-submission.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { chosenValue } from '../../../ui/fields/radio-cards.tsx';
import { usePasswordPolicy } from '../../../ui/new-password/use-password-policy.ts';
import { problemsIn, type RegisterField } from './register-fields.ts';

/** The form's state: idle, busy or failed. Fields are uncontrolled, so a failure never loses their text. */
export function useRegisterForm(onRegistered: (email: string) => void) {
  const [sentEmail, setSentEmail] = useState('');
  const name = useRef<HTMLInputElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const firstRole = useRef<HTMLInputElement>(null);
  const { policy, loadPolicy } = usePasswordPolicy();
  const textOf = useErrorText();
  const form = useFieldSubmission({ name, email, password, role: firstRole });
  useEarlyLoad();

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = {
      name: name.current?.value ?? '',
      email: email.current?.value ?? '',
      password: password.current?.value ?? '',
      role: chosenValue(firstRole.current),
    };
    setSentEmail(typed.email.trim());
    const result = await form.submit(problemsIn(typed, policy), (product) => product.register(typed));
    if (result?.ok === true) onRegistered(result.value.email);
  };

  return {
    refs: { name, email, password, firstRole },
    policy,
    busy: form.busy,
    failure: form.failure,
    /** The address of the failed attempt. */
    sentEmail,
    loadPolicy,
    clearProblem: form.clearProblem,
    problemOf: form.problemOf,
    errorOf(field: RegisterField) {
      const problem = form.problemOf(field);
      return problem === null ? undefined : textOf(problem);
    },
    send: (event: SubmitEvent) => void send(event),
  };
}
