import './alerts/command.ts';
