import { useNavigate } from '@tanstack/react-router';
import { RegisterScreen } from './register-screen.tsx';

/** Replaces the form in the history, because going back to it would invite a second attempt. */
export function RegisterRoute() {
  const navigate = useNavigate();
  return (
    <RegisterScreen
      onRegistered={(email) => void navigate({ to: '/pending-approval', search: { email }, replace: true })}
    />
  );
}
